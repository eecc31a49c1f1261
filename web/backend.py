"""How the package is built: as setuptools does it, with a Node from PyPI for the page where the system has none."""

from typing import Any

import building
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 # every other hook is setuptools' own


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:  # type: ignore[no-redef]
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if building.is_fresh() or building.find_node() else [*needed, building.WHEEL]

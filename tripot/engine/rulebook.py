"""A rulebook is a Markdown page whose articles are list items that open with their number: `- **HH-9.** …`."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ARTICLE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-\d+)\.\*\* (.+?)(?=^- \*\*|^#|^\n|\Z)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Rulebook:
    page: str
    articles: dict[str, str]  # number: its sentences

    def plain(self, number: str) -> str:
        """An article as it is read out, without the signs of Markdown; of an unknown one its number."""
        return re.sub(r"\*\*|`", "", self.articles.get(number, number))


@cache
def read_rulebook(path: Path) -> Rulebook:
    page = path.read_text(encoding="utf-8")
    return Rulebook(page, {number: re.sub(r"[ \n]+", " ", text).strip() for number, text in ARTICLE.findall(page)})

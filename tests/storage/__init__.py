"""Storage keeps what it acknowledged: with real files, real processes, real `kill -9` and real full disks."""

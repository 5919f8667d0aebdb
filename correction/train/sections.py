"""Files of named arrays as the product reads them (src/sections.ts): a table of contents, then the arrays, each on a multiple of eight bytes."""
import json

import numpy as np

KINDS = {'u8': np.uint8, 'i8': np.int8, 'u16': np.uint16, 'i32': np.int32, 'f32': np.float32}
NAMES = {np.dtype(kind).name: name for name, kind in KINDS.items()}


def align(n):
    return -(-n // 8) * 8


def read_sections(path):
    """Array by array, by name."""
    file = open(path, 'rb').read()
    head = int.from_bytes(file[:4], 'little')
    start = align(4 + head)
    contents = json.loads(file[4 : 4 + head])
    return {name: np.frombuffer(file, KINDS[kind], count, start + at) for name, (kind, at, count) in contents.items()}


def write_sections(path, sections):
    """Writes flat arrays; returns how many bytes they come to."""
    contents, size = {}, 0
    for name, a in sections.items():
        contents[name] = [NAMES[a.dtype.name], size, len(a)]
        size = align(size + a.nbytes)
    head = json.dumps(contents).encode()
    start = align(4 + len(head))
    file = bytearray(start + size)
    file[0:4] = len(head).to_bytes(4, 'little')
    file[4 : 4 + len(head)] = head
    for name, a in sections.items():
        at = start + contents[name][1]
        file[at : at + a.nbytes] = a.tobytes()
    open(path, 'wb').write(file)
    return len(file)

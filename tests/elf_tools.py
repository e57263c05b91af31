"""A small reader of AMD GPU code objects: ELF64, kernel descriptors, the metadata note. Written from the System V ABI,
LLVM's AMDGPUUsage ("ELF Code Object", "Kernel Descriptor") and the MessagePack specification; nothing of the library is
used."""
import struct
from dataclasses import dataclass

EM_AMDGPU, OSABI_HSA, NT_AMDGPU_METADATA = 224, 64, 32
EF_MACH_GFX942 = 0x4C
DESCRIPTOR = struct.Struct("<IIII q 20s III H H 4s")  # 64 bytes
DESCRIPTOR_FIELDS = ("lds", "scratch", "kernarg", "reserved0", "entry", "reserved1", "rsrc3", "rsrc1", "rsrc2",
                     "properties", "preload", "reserved2")


@dataclass
class CodeObject:
    machine: int
    os_abi: int
    abi_version: int
    flags: int
    symbols: dict      # name -> (value, size, type: 1 object, 2 function; binding: 1 global)
    descriptors: dict  # kernel -> fields
    metadata: dict     # of the note
    image: bytes
    segments: list     # (type, flags, offset, address, bytes in the file, alignment)

    def at(self, address: int, size: int) -> bytes:
        """Bytes at a virtual address, through the loadable segments."""
        for kind, _, offset, start, length, _ in self.segments:
            if kind == 1 and start <= address and address + size <= start + length:
                return self.image[offset + address - start:offset + address - start + size]
        raise ValueError(f"{address:#x} is in no loadable segment")


def read(image: bytes) -> CodeObject:
    magic, bits, order, _, os_abi, abi_version = struct.unpack_from("<4sBBBBB", image)
    assert (magic, bits, order) == (b"\x7fELF", 2, 1)
    kind, machine, _, _, phoff, shoff, flags, _, phsize, phnum, shsize, shnum, _ = struct.unpack_from(
        "<HHIQQQIHHHHHH", image, 16)
    assert kind == 3, "a shared object"
    segments = []
    for i in range(phnum):
        header = struct.unpack_from("<IIQQQQQQ", image, phoff + i * phsize)
        p_type, p_flags, offset, address, _, file_bytes, _, align = header
        segments.append((p_type, p_flags, offset, address, file_bytes, align))
    sections = [struct.unpack_from("<IIQQQQIIQQ", image, shoff + i * shsize) for i in range(shnum)]
    symbols = {}
    for section in sections:
        if section[1] == 11:  # SHT_DYNSYM: what a loader sees
            names = sections[section[6]][4]
            for at in range(section[4], section[4] + section[5], 24):
                name, info, _, index, value, size = struct.unpack_from("<IBBHQQ", image, at)
                text = image[names + name:image.index(b"\0", names + name)].decode()
                if text and index:
                    symbols[text] = (value, size, info & 15, info >> 4)
    code_object = CodeObject(machine, os_abi, abi_version, flags, symbols, {}, {}, image, segments)
    for name, (value, size, *_) in symbols.items():
        if name.endswith(".kd"):
            assert size == DESCRIPTOR.size and value % 64 == 0
            code_object.descriptors[name[:-3]] = dict(zip(DESCRIPTOR_FIELDS, DESCRIPTOR.unpack(code_object.at(value, size))))
    for p_type, _, offset, _, length, _ in segments:
        at = offset
        while p_type == 4 and at < offset + length:
            name_size, size, kind = struct.unpack_from("<III", image, at)
            name = image[at + 12:at + 12 + name_size].rstrip(b"\0")
            at += 12 + -(-name_size // 4) * 4
            if (name, kind) == (b"AMDGPU", NT_AMDGPU_METADATA):
                code_object.metadata, end = unpack(image, at)
                assert end == at + size
            at += -(-size // 4) * 4
    return code_object


def unpack(data: bytes, at: int):
    """(value, end) of one MessagePack value."""
    tag = data[at]
    if tag < 0x80:
        return tag, at + 1
    if tag >= 0xE0:
        return tag - 256, at + 1
    if tag < 0x90:
        return _map(data, at + 1, tag & 15)
    if tag < 0xA0:
        return _array(data, at + 1, tag & 15)
    if tag < 0xC0:
        return data[at + 1:at + 1 + (tag & 31)].decode(), at + 1 + (tag & 31)
    if tag in (0xC2, 0xC3):
        return tag == 0xC3, at + 1
    wide = {0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q", 0xD9: ">B",
            0xDA: ">H", 0xDB: ">I", 0xDC: ">H", 0xDD: ">I", 0xDE: ">H", 0xDF: ">I"}
    (number,), end = struct.unpack_from(wide[tag], data, at + 1), at + 1 + struct.calcsize(wide[tag])
    if tag in (0xD9, 0xDA, 0xDB):
        return data[end:end + number].decode(), end + number
    if tag in (0xDC, 0xDD):
        return _array(data, end, number)
    return _map(data, end, number) if tag in (0xDE, 0xDF) else (number, end)


def _array(data, at, count):
    values = []
    for _ in range(count):
        value, at = unpack(data, at)
        values.append(value)
    return values, at


def _map(data, at, count):
    values = {}
    for _ in range(count):
        key, at = unpack(data, at)
        values[key], at = unpack(data, at)
    return values, at

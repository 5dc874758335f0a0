const WORD_BYTES = 4
// Bytes that are forbidden signs or begin some in UTF-8: controls but tab and line ends, then C1 (C2 80–9F), direction
// overrides and isolates (E2 80–81 …), U+FFFD to U+FFFF (EF BF …).
const SUSPECT = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) ||
  byte === 0x7f ||
  byte === 0xc2 ||
  byte === 0xe2 ||
  byte === 0xef
    ? 1
    : 0,
)

/**
 * Whether bytes of well-formed UTF-8 surely hold none of the signs that `cleanText` takes away or counts. Most feeds have none
 * anywhere: four bytes at a time cost a third of looking at each character of the text.
 */
export function arePlain(bytes: Uint8Array): boolean {
  const first = (WORD_BYTES - (bytes.byteOffset % WORD_BYTES)) % WORD_BYTES
  const count = (bytes.length - first) >> 2
  if (count <= 0) return arePlainEach(bytes, 0, bytes.length)
  if (!arePlainEach(bytes, 0, first) || !arePlainEach(bytes, first + count * WORD_BYTES, bytes.length)) return false
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + first, count)
  for (let at = 0; at < count; at += 1) {
    const word = words[at] as number
    // The highest bit of a byte is set where it is beyond ASCII, below 0x20, or 0x7F (Lamport's and Mycroft's trick).
    const isOdd = (((((word - 0x20202020) | ((word ^ 0x7f7f7f7f) - 0x01010101)) & ~word) | word) & 0x80808080) !== 0
    if (isOdd && !arePlainEach(bytes, first + at * WORD_BYTES, first + at * WORD_BYTES + WORD_BYTES)) return false
  }
  return true
}

function arePlainEach(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (SUSPECT[bytes[at] as number] === 1 && isForbidden(bytes, at)) return false
  return true
}

function isForbidden(bytes: Uint8Array, at: number): boolean {
  const [first, second, third] = [bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number]
  if (first === 0xc2) return second < 0xa0
  if (first === 0xe2)
    return (second === 0x80 && third >= 0xaa && third <= 0xae) || (second === 0x81 && third >= 0xa6 && third <= 0xa9)
  return first !== 0xef || (second === 0xbf && third >= 0xbd)
}

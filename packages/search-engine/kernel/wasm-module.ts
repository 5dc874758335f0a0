/** The few parts of WebAssembly's binary format that modules of plain functions over one memory need (webassembly.github.io/spec). */

function unsigned(value: number): number[] {
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

function signed(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ;) {
    const low = rest & 0x7f
    rest >>= 7
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(isLast ? low : low | 0x80)
    if (isLast) return bytes
  }
}

function list(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()]
}
function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content]
}
function name(text: string): number[] {
  return [...unsigned(text.length), ...Buffer.from(text, 'latin1')]
}
function vector(code: number): number[] {
  return [0xfd, ...unsigned(code)]
}

export const I32 = 0x7f
export const V128 = 0x7b

/** Instructions, each as its bytes; where a load or store lies beside its address, in bytes. Lanes of a vector are told by `i8x16`, `i16x8`, `i32x4`. */
export const op = {
  get: (local: number): number[] => [0x20, ...unsigned(local)],
  set: (local: number): number[] => [0x21, ...unsigned(local)],
  tee: (local: number): number[] => [0x22, ...unsigned(local)],
  i32: (value: number): number[] => [0x41, ...signed(value)],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  xor: [0x73],
  shiftLeft: [0x74],
  countBits: [0x69],
  store32: [0x36, 2, 0],
  loop: [0x03, 0x40],
  branchIf: (depth: number): number[] => [0x0d, ...unsigned(depth)],
  end: [0x0b],
  loadVector: (offset = 0): number[] => [...vector(0x00), 0, ...unsigned(offset)],
  /** Four numbers of 16 bits, four bytes: the rest is zero or made of zeros. */
  loadFour16: [...vector(0x04), 0, 0],
  loadFour8: [...vector(0x5c), 0, 0],
  storeVector: (offset = 0): number[] => [...vector(0x0b), 0, ...unsigned(offset)],
  zeroVector: [...vector(0x0c), ...Array.from({ length: 16 }, () => 0)],
  vector: (bytes: readonly number[]): number[] => [...vector(0x0c), ...bytes],
  /** Bytes of two vectors, of the first by 0 to 15, of the second by 16 to 31. */
  shuffle: (bytes: readonly number[]): number[] => [...vector(0x0d), ...bytes],
  swizzle: vector(0x0e),
  splat: vector(0x11),
  isEqual: vector(0x37),
  isOther: vector(0x38),
  isLess: vector(0x39),
  isGreater: vector(0x3b),
  andVector: vector(0x4e),
  /** The bits of the first that the second has not. */
  andNotVector: vector(0x4f),
  orVector: vector(0x50),
  xorVector: vector(0x51),
  /** Of three vectors: bits of the first where the third has ones, else of the second. */
  choose: vector(0x52),
  addBytes: vector(0x6e),
  /** i16x8.extend_low_i8x16_s and i16x8.extend_high_i8x16_s */
  widenLow: vector(0x87),
  widenHigh: vector(0x88),
  /** The same of unsigned numbers: bytes to 16 bits, 16 to 32. */
  widenBytes: vector(0x89),
  widen16: vector(0xa9),
  shiftRight16: vector(0x8d),
  /** The signs of four lanes, as four bits. */
  signs: vector(0xa4),
  /** i32x4.dot_i16x8_s: eight products, added in pairs */
  dot: vector(0xba),
  addLanes: vector(0xae),
  subtractLanes: vector(0xb1),
  lane: (index: number): number[] => [0xfd, 0x1b, index],
} as const

export interface FunctionParts {
  readonly parameters: readonly number[]
  /** Type of its result; without one it has none. */
  readonly result?: number
  /** Types of its own variables, numbered behind the parameters. */
  readonly locals: readonly number[]
  readonly body: readonly (readonly number[])[]
}

/** A module that imports `env.memory` and exports the functions by name. */
export function wasmModule(functions: Readonly<Record<string, FunctionParts>>): Uint8Array<ArrayBuffer> {
  const parts = Object.values(functions)
  const exported = Object.keys(functions).map((own, at) => [...name(own), 0, ...unsigned(at)])
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, list(parts.map(typeOf))),
    ...section(2, list([[...name('env'), ...name('memory'), 2, 0, 1]])),
    ...section(3, list(parts.map((_, at) => unsigned(at)))),
    ...section(7, list(exported)),
    ...section(10, list(parts.map(codeOf))),
  ])
}

function typeOf({ parameters, result }: FunctionParts): number[] {
  return [0x60, ...list(parameters.map((type) => [type])), ...list(result === undefined ? [] : [[result]])]
}

function codeOf({ locals, body }: FunctionParts): number[] {
  const code = [...list(locals.map((type) => [1, type])), ...body.flat(), ...op.end]
  return [...unsigned(code.length), ...code]
}

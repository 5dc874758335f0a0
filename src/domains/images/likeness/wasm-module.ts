/** The few parts of WebAssembly's binary format that a module with one function and a memory needs (webassembly.github.io/spec). */

const unsigned = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

const signed = (value: number): number[] => {
  const bytes: number[] = []
  for (let rest = value; ; ) {
    const low = rest & 0x7f
    rest >>= 7
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(isLast ? low : low | 0x80)
    if (isLast) return bytes
  }
}

const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()]
const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content]
const name = (text: string): number[] => [...unsigned(text.length), ...Buffer.from(text, 'latin1')]

export const I32 = 0x7f
export const V128 = 0x7b

/** Instructions, each as its bytes. Loads and stores say how they are aligned, as a power of two. */
export const op = {
  get: (local: number): number[] => [0x20, ...unsigned(local)],
  set: (local: number): number[] => [0x21, ...unsigned(local)],
  i32: (value: number): number[] => [0x41, ...signed(value)],
  add: [0x6a],
  subtract: [0x6b],
  store32: [0x36, 2, 0],
  loop: [0x03, 0x40],
  branchIf: (depth: number): number[] => [0x0d, ...unsigned(depth)],
  end: [0x0b],
  loadVector: (offset: number): number[] => [0xfd, 0x00, 0, ...unsigned(offset)],
  zeroVector: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  /** i16x8.extend_low_i8x16_s and i16x8.extend_high_i8x16_s */
  widenLow: [0xfd, ...unsigned(0x87)],
  widenHigh: [0xfd, ...unsigned(0x88)],
  /** i32x4.dot_i16x8_s: eight products, added in pairs */
  dot: [0xfd, ...unsigned(0xba)],
  addLanes: [0xfd, ...unsigned(0xae)],
  lane: (index: number): number[] => [0xfd, 0x1b, index],
} as const

export interface FunctionParts {
  readonly parameters: readonly number[]
  /** Types of its own variables, numbered behind the parameters. */
  readonly locals: readonly number[]
  readonly body: readonly (readonly number[])[]
}

/** A module that imports `env.memory` and exports one function without a result as `run`. */
export const wasmModule = ({ parameters, locals, body }: FunctionParts): Uint8Array<ArrayBuffer> => {
  const code = [...list(locals.map((type) => [1, type])), ...body.flat(), ...op.end]
  return Uint8Array.from([
    0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, list([[0x60, ...list(parameters.map((type) => [type])), 0]])),
    ...section(2, list([[...name('env'), ...name('memory'), 2, 0, 1]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name('run'), 0, 0]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ])
}

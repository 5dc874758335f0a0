import { repeat, step } from './loops.ts'
import { I32, op, V128, type FunctionParts } from './wasm-module.ts'

/** What a counter keeps: four vectors carried on (ones, twos, fours, eights), then eight of sums, a byte each. */
export const CARRIED_VECTORS = 4
export const SUM_VECTORS = 8
/** Vectors that one round takes. */
export const ROUND_VECTORS = 16

/**
 * (data, state, rounds) or, with a mask, (data, state, rounds, mask): adds how often each of 32 bits is set in 64 words a round.
 * Sixteen vectors of four words go through a tree of full adders, which adds all bits at once, each bit a column of its own:
 *
 *   16 vectors  →  ones, twos, fours, eights (carried on to the next round)  +  one of sixteens, whose bits 0 to 7 of each
 *                                                                               byte are added to eight vectors of sums
 */
export function countBits(isMasked: boolean): FunctionParts {
  const parameters = isMasked ? 4 : 3
  const [data, state, left, mask] = [0, 1, 2, 3]
  const carried = Array.from({ length: CARRIED_VECTORS }, (_, level) => parameters + level)
  const sums = Array.from({ length: SUM_VECTORS }, (_, bit) => parameters + CARRIED_VECTORS + bit)
  const kept = [...carried, ...sums]
  const scratch = parameters + kept.length
  const [a, b, x, sixteens] = [scratch, scratch + 1, scratch + 2, scratch + 3]
  const firsts = Array.from({ length: CARRIED_VECTORS + 1 }, (_, level) => scratch + 4 + level)
  let read = 0
  const input = (): number[] => {
    const at = 16 * read++
    return [
      ...op.get(data),
      ...op.loadVector(at),
      ...(isMasked ? [...op.get(mask), ...op.loadVector(at), ...op.andVector] : []),
    ]
  }
  /** Leaves on the stack what two to the power of `level` vectors make of that weight. */
  const sum = (level: number): number[] => {
    if (level === 0) return input()
    const own = carried[level - 1]!
    const first = firsts[level]!
    return [
      ...sum(level - 1),
      ...op.set(first),
      ...sum(level - 1),
      ...op.set(b),
      ...op.get(first),
      ...op.set(a),
      ...op.get(own),
      ...op.get(a),
      ...op.xorVector,
      ...op.set(x),
      ...op.get(b),
      ...op.get(a),
      ...op.get(x),
      ...op.choose,
      ...op.get(x),
      ...op.get(b),
      ...op.xorVector,
      ...op.set(own),
    ]
  }
  return {
    parameters: Array.from({ length: parameters }, () => I32),
    locals: Array.from({ length: kept.length + 4 + firsts.length }, () => V128),
    body: [
      ...kept.map((local, at) => [...op.get(state), ...op.loadVector(16 * at), ...op.set(local)]),
      repeat(left, [
        sum(CARRIED_VECTORS),
        op.set(sixteens),
        ...sums.map((local, bit) => [
          ...op.get(sixteens),
          ...(bit > 0 ? [...op.i32(bit), ...op.shiftRight16] : []),
          ...op.vector(LOWEST),
          ...op.andVector,
          ...op.get(local),
          ...op.addBytes,
          ...op.set(local),
        ]),
        step(data, 16 * ROUND_VECTORS),
        ...(isMasked ? [step(mask, 16 * ROUND_VECTORS)] : []),
      ]),
      ...kept.map((local, at) => [...op.get(state), ...op.get(local), ...op.storeVector(16 * at)]),
    ],
  }
}

/** The lowest bit of each byte. */
const LOWEST = Array.from({ length: 16 }, () => 1)

import { I32, op, V128, type FunctionParts } from './wasm-module.ts'

/** Moves a pointer on. */
export function step(local: number, bytes: number): number[] {
  return [...op.get(local), ...op.i32(bytes), ...op.add, ...op.set(local)]
}

/** Once and again, as often as the number in `left` says, which is not zero at first. */
export function repeat(left: number, body: readonly (readonly number[])[]): number[] {
  return [
    ...op.loop,
    ...body.flat(),
    ...op.get(left),
    ...op.i32(-1),
    ...op.add,
    ...op.tee(left),
    ...op.branchIf(0),
    ...op.end,
  ]
}

/** A number in all four lanes. */
function splatOf(local: number, to: number): number[] {
  return [...op.get(local), ...op.splat, ...op.set(to)]
}

/** Four stored numbers as four lanes of 32 bits, by how many bytes each has. */
const loadFour = {
  1: [...op.loadFour8, ...op.widenBytes, ...op.widen16],
  2: op.loadFour16,
  4: op.loadVector(),
} as const

export type StoredBytes = keyof typeof loadFour

/** failed |= bits where the vector on top of the stack has ones. */
function failWhere(failed: number, bits: number, scratch: number): number[] {
  return [
    ...op.get(bits),
    ...op.andVector,
    ...op.set(scratch),
    ...op.get(failed),
    ...op.get(failed),
    ...op.loadVector(),
    ...op.get(scratch),
    ...op.orVector,
    ...op.storeVector(),
  ]
}

/** (data, failed, fours, mask, failure): words without a bit of the mask fail. */
export function failBits(): FunctionParts {
  const [data, failed, left, mask, failure, masks, failures, scratch] = [0, 1, 2, 3, 4, 5, 6, 7]
  return {
    parameters: [I32, I32, I32, I32, I32],
    locals: [V128, V128, V128],
    body: [
      splatOf(mask, masks),
      splatOf(failure, failures),
      repeat(left, [
        op.get(data),
        op.loadVector(),
        op.get(masks),
        op.andVector,
        op.zeroVector,
        op.isEqual,
        failWhere(failed, failures, scratch),
        step(data, 16),
        step(failed, 16),
      ]),
    ],
  }
}

/** (data, failed, fours, low, high, failure): numbers outside [low, high] fail. */
export function failOutside(bytes: StoredBytes): FunctionParts {
  const [data, failed, left, low, high, failure, lows, highs, failures, values] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return {
    parameters: [I32, I32, I32, I32, I32, I32],
    locals: [V128, V128, V128, V128],
    body: [
      splatOf(low, lows),
      splatOf(high, highs),
      splatOf(failure, failures),
      repeat(left, [
        op.get(data),
        loadFour[bytes],
        op.set(values),
        op.get(values),
        op.get(lows),
        op.isLess,
        op.get(values),
        op.get(highs),
        op.isGreater,
        op.orVector,
        failWhere(failed, failures, values),
        step(data, 4 * bytes),
        step(failed, 16),
      ]),
    ],
  }
}

/** (lows, highs, failed, fours, low, high, failure): intervals that do not reach into [low, high] fail. */
export function failApart(bytes: StoredBytes): FunctionParts {
  const [lows, highs, failed, left, low, high, failure, wantedLow, wantedHigh, failures, scratch] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]
  return {
    parameters: [I32, I32, I32, I32, I32, I32, I32],
    locals: [V128, V128, V128, V128],
    body: [
      splatOf(low, wantedLow),
      splatOf(high, wantedHigh),
      splatOf(failure, failures),
      repeat(left, [
        op.get(highs),
        loadFour[bytes],
        op.get(wantedLow),
        op.isLess,
        op.get(lows),
        loadFour[bytes],
        op.get(wantedHigh),
        op.isGreater,
        op.orVector,
        failWhere(failed, failures, scratch),
        step(lows, 4 * bytes),
        step(highs, 4 * bytes),
        step(failed, 16),
      ]),
    ],
  }
}

/**
 * (failed, mask, out, fours, others, base, places) → where what was written ends: base + i of each i that failed none of
 * `others`, side by side, and all bits in its place of the mask. Of four lanes those to be kept are put first by one table look-up:
 *
 *   lanes 12 13 14 15, kept 1 0 0 1   →   12 15 · ·, and the next are written two further
 */
export function selectLanes(): FunctionParts {
  const [failed, mask, out, left, others, base, places, own, indices, keep, bits] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  return {
    parameters: [I32, I32, I32, I32, I32, I32, I32],
    result: I32,
    locals: [V128, V128, V128, I32],
    body: [
      splatOf(others, own),
      op.get(base),
      op.splat,
      op.vector(lanes(0, 1, 2, 3)),
      op.addLanes,
      op.set(indices),
      repeat(left, [
        op.get(failed),
        op.loadVector(),
        op.get(own),
        op.andVector,
        op.zeroVector,
        op.isEqual,
        op.set(keep),
        op.get(mask),
        op.get(keep),
        op.storeVector(),
        op.get(keep),
        op.signs,
        op.set(bits),
        keepLanes(op.get(indices), bits, out, places),
        op.get(indices),
        op.vector(lanes(4, 4, 4, 4)),
        op.addLanes,
        op.set(indices),
        step(failed, 16),
        step(mask, 16),
      ]),
      op.get(out),
    ],
  }
}

/** Puts the lanes of `values` that `bits` names side by side at `out`, which moves on behind them. */
function keepLanes(values: readonly number[], bits: number, out: number, places: number): number[] {
  return [
    ...op.get(out),
    ...values,
    ...op.get(places),
    ...op.get(bits),
    ...op.i32(4),
    ...op.shiftLeft,
    ...op.add,
    ...op.loadVector(),
    ...op.swizzle,
    ...op.storeVector(),
    ...op.get(out),
    ...op.get(bits),
    ...op.countBits,
    ...op.i32(2),
    ...op.shiftLeft,
    ...op.add,
    ...op.set(out),
  ]
}

/** (failed, rows, groups, outRows, outGroups, fours, others, places) → where `outRows` ends: rows that failed none of `others`, and the group of each. */
export function selectRows(): FunctionParts {
  const [failed, rows, groups, outRows, outGroups, left, others, places, own, bits] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return {
    parameters: [I32, I32, I32, I32, I32, I32, I32, I32],
    result: I32,
    locals: [V128, I32],
    body: [
      splatOf(others, own),
      repeat(left, [
        op.get(failed),
        op.loadVector(),
        op.get(own),
        op.andVector,
        op.zeroVector,
        op.isEqual,
        op.signs,
        op.set(bits),
        keepLanes([...op.get(rows), ...op.loadVector()], bits, outRows, places),
        keepLanes([...op.get(groups), ...op.loadVector()], bits, outGroups, places),
        step(failed, 16),
        step(rows, 16),
        step(groups, 16),
      ]),
      op.get(outRows),
    ],
  }
}

/**
 * (groups, slots, slotGroups, fours, places): numbers the groups of rows, which ascend, and lists each once. `groups` begins one earlier,
 * with none. Of four lanes each begins a group or not; their sums are added up in two steps.
 *
 *   groups  4 4 5 7      begins  1 0 1 1   →   1 1 1 2   →   1 1 2 3      slots  0 0 1 2
 */
export function numberGroups(): FunctionParts {
  const [groups, slots, slotGroups, left, places, group, begins, before, bits] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const addShifted = (bytes: number): number[] => [
    ...op.get(begins),
    ...op.zeroVector,
    ...op.get(begins),
    ...op.shuffle(Array.from({ length: 16 }, (_, at) => (at < bytes ? at : 16 + at - bytes))),
    ...op.addLanes,
    ...op.set(begins),
  ]
  return {
    parameters: [I32, I32, I32, I32, I32],
    locals: [V128, V128, V128, I32],
    body: [
      op.vector(lanes(-1, -1, -1, -1)),
      op.set(before),
      repeat(left, [
        op.get(groups),
        op.loadVector(4),
        op.tee(group),
        op.get(groups),
        op.loadVector(),
        op.isOther,
        op.set(begins),
        op.get(begins),
        op.signs,
        op.set(bits),
        keepLanes(op.get(group), bits, slotGroups, places),
        addShifted(4),
        addShifted(8),
        op.get(slots),
        op.get(before),
        op.get(begins),
        op.subtractLanes,
        op.tee(before),
        op.storeVector(),
        op.get(before),
        op.zeroVector,
        op.shuffle([12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15]),
        op.set(before),
        step(groups, 16),
        step(slots, 16),
      ]),
    ],
  }
}

/**
 * (groups, failed, own, uneven, fours, places) → where `uneven` ends: of rows side by side what the last of each group failed, and the
 * groups in which a row failed other than the row before it, once for each such row. `groups` and `failed` begin one row earlier.
 *
 *   groups  4 4 5 6 6 6      failed  0 0 b 0 b b      own  0 b b      uneven  6
 */
export function splitRows(): FunctionParts {
  const [groups, failed, own, uneven, left, places, group, ownFailed, bits] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return {
    parameters: [I32, I32, I32, I32, I32, I32],
    result: I32,
    locals: [V128, V128, I32],
    body: [
      repeat(left, [
        op.get(groups),
        op.loadVector(4),
        op.set(group),
        op.get(failed),
        op.loadVector(4),
        op.set(ownFailed),
        op.get(group),
        op.get(groups),
        op.loadVector(),
        op.isEqual,
        op.get(ownFailed),
        op.get(failed),
        op.loadVector(),
        op.isEqual,
        op.andNotVector,
        op.signs,
        op.set(bits),
        keepLanes(op.get(group), bits, uneven, places),
        op.get(group),
        op.get(groups),
        op.loadVector(8),
        op.isEqual,
        op.signs,
        op.i32(15),
        op.xor,
        op.set(bits),
        keepLanes(op.get(ownFailed), bits, own, places),
        step(groups, 16),
        step(failed, 16),
      ]),
      op.get(uneven),
    ],
  }
}

function lanes(...numbers: readonly number[]): number[] {
  return [...new Uint8Array(Int32Array.from(numbers).buffer)]
}

/** For each choice of four lanes the bytes that put those first. */
export function lanePlaces(): Uint8Array {
  const places = new Uint8Array(256).fill(0x80)
  for (let choice = 0; choice < 16; choice++) {
    let at = choice * 16
    for (let lane = 0; lane < 4; lane++)
      if (choice & (1 << lane)) for (let byte = 0; byte < 4; byte++) places[at++] = lane * 4 + byte
  }
  return places
}

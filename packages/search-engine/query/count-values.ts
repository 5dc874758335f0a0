import type { Block } from './block.ts'
import type { ListData, NumberData } from './stored-data.ts'

/** Counts groups per value; a value that several rows of a group have is counted once, by the group that saw it last. */
export interface ValueCounter {
  readonly counts: Int32Array
  count(block: Block): void
}

/** For an enum of many ids: one number a row. */
export function enumCounter({ data, offset, absent }: NumberData, max: number, code: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  const lastGroup = new Int32Array(max + 1)
  let group = 0
  return {
    counts,
    count({ rows, codes, groupEnds, groupCount }) {
      let i = 0
      for (let g = 0; g < groupCount; g++) {
        const end = groupEnds[g]!
        group++
        for (; i < end; i++) {
          const own = codes[i]!
          if (own !== 0 && own !== code) continue
          const value = data[rows[i]! - offset]!
          if (value === absent || lastGroup[value] === group) continue
          lastGroup[value] = group
          counts[value]!++
        }
      }
    },
  }
}

/** For sets of any size. */
export function listCounter({ values, starts, offset }: ListData, max: number, code: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  const lastGroup = new Int32Array(max + 1)
  let group = 0
  return {
    counts,
    count({ rows, codes, groupEnds, groupCount }) {
      let i = 0
      for (let g = 0; g < groupCount; g++) {
        const end = groupEnds[g]!
        group++
        for (; i < end; i++) {
          const own = codes[i]!
          if (own !== 0 && own !== code) continue
          const row = rows[i]! - offset
          for (let at = starts[row]!; at < starts[row + 1]!; at++) {
            const value = values[at]!
            if (lastGroup[value] === group) continue
            lastGroup[value] = group
            counts[value]!++
          }
        }
      }
    },
  }
}

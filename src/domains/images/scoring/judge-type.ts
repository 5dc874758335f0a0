import { judgedTypes, type JudgedType } from './judged-types.ts'

import type { TypeFeatures } from './type-features.ts'
import { TYPE_WEIGHTS } from './type-weights.ts'

/** Each feature is told in so many steps, so that "much" may say something else than "twice a little". */
const STEPS = 6

/** A feature's place between two steps: one number a step, and 1 at the end. */
export function steppedFeatures(features: TypeFeatures): Float64Array {
  const values = Object.values(features) as number[]
  const stepped = new Float64Array(values.length * STEPS + 1)
  values.forEach((value, at) => {
    const place = Math.min(1, Math.max(0, value)) * (STEPS - 1)
    const low = Math.min(STEPS - 2, Math.floor(place))
    stepped[at * STEPS + low] = 1 - (place - low)
    stepped[at * STEPS + low + 1] = place - low
  })
  stepped[stepped.length - 1] = 1
  return stepped
}

/** The likeliest type, with how likely it is, 0 to 1 (`type-weights.ts`: learned). */
export function judgeType(features: TypeFeatures): { readonly type: JudgedType; readonly likely: number } {
  const stepped = steppedFeatures(features)
  const sums = judgedTypes.map((type) =>
    TYPE_WEIGHTS[type].reduce((sum, weight, at) => sum + (weight * (stepped[at] as number)) / 100, 0),
  )
  const most = Math.max(...sums)
  const total = sums.reduce((sum, value) => sum + Math.exp(value - most), 0)
  return { type: judgedTypes[sums.indexOf(most)] as JudgedType, likely: 1 / total }
}

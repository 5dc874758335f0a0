/** A rate and the range that it lies in with 95 % confidence. */
export interface Rate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Two-sided 95 %. */
const Z = 1.959_963_984_540_054

/**
 * The score interval for a rate: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
 * American Statistical Association 22 (1927), 209–212. It holds for few visitors and for rates near 0, where the usual one does not.
 */
export function wilson(conversions: number, users: number): Rate {
  if (users === 0) return { value: 0, low: 0, high: 1 }
  const rate = conversions / users
  const z2 = Z * Z
  const middle = (rate + z2 / (2 * users)) / (1 + z2 / users)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / users + z2 / (4 * users * users))) / (1 + z2 / users)
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * The difference of two rates, the second less the first: R. G. Newcombe, "Interval estimation for the difference between independent
 * proportions", Statistics in Medicine 17 (1998), 873–890, method 10, which stands on Wilson's intervals.
 */
export function newcombe(first: Rate, second: Rate): Rate {
  const value = second.value - first.value
  return {
    value,
    low: value - Math.hypot(second.value - second.low, first.high - first.value),
    high: value + Math.hypot(second.high - second.value, first.value - first.low),
  }
}

/**
 * Whether visitors fell to the variations as their shares say: the probability of a split at least as uneven, by Pearson's chi-squared test.
 * Below 0.001 something is wrong with how they were counted, and the rates mean nothing (A. Fabijan and others, "Diagnosing sample ratio
 * mismatch in online controlled experiments", KDD 2019).
 */
export function splitProbability(users: readonly number[], weights: readonly number[]): number {
  const total = users.reduce((sum, count) => sum + count, 0)
  const expected = weights.map((weight) => weight * total)
  if (total === 0 || expected.some((count, index) => count === 0 && (users[index] ?? 0) === 0)) return 1
  const chi2 = users.reduce((sum, count, index) => {
    const wanted = expected[index] ?? 0
    return sum + (wanted === 0 ? Infinity : (count - wanted) ** 2 / wanted)
  }, 0)
  return chi2 === Infinity ? 0 : upperChiSquared(chi2, users.length - 1)
}

/** The upper tail of the chi-squared distribution for whole degrees of freedom: its closed form, by steps of two from 1 or 2 degrees. */
function upperChiSquared(chi2: number, degrees: number): number {
  const half = chi2 / 2
  let term = degrees % 2 === 0 ? Math.exp(-half) : Math.exp(-half) * Math.sqrt(half / Math.PI) * 2
  let tail = degrees % 2 === 0 ? term : complementaryError(Math.sqrt(half)) + (degrees > 1 ? term : 0)
  for (let at = degrees % 2 === 0 ? 4 : 5; at <= degrees; at += 2) {
    term *= half / (at / 2 - 1)
    tail += term
  }
  return Math.min(1, tail)
}

/** erfc by the rational approximation of Numerical Recipes (erfcc), relative error below 1.2e-7. */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.5 * x)
  const series = [
    -1.265_512_23, 1.000_023_68, 0.374_091_96, 0.096_784_18, -0.186_288_06, 0.278_868_07, -1.135_203_98, 1.488_515_87,
    -0.822_152_23, 0.170_872_77,
  ]
  const sum = series.reduceRight((inner, coefficient) => coefficient + t * inner, 0)
  return t * Math.exp(-x * x + sum)
}

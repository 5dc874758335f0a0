import { DESCRIPTOR_BYTES } from './weigh-features.ts'

/** Of so many of the nearest the first is chosen once more. */
export const LOOKED_AT_AGAIN = 40
/** How much of its crowd is taken off a piece, and off each of the crowd by its own, so many times over: chosen on thirds of the designs that are learned. */
const [TAKES_OFF, CROWD_TAKES_OFF, ROUNDS] = [0.7, 0.3, 2]

/** A piece that is like another: how much, by picture, category and sizes, and by which bytes. */
export interface Ranked {
  /** FULL_LIKENESS is a picture's likeness to itself. */
  readonly sum: number
  /** Begins with the picture's descriptor. */
  readonly vector: Int8Array
}

/**
 * The nearest, of which the one comes first that is likest for what it is to the others: its likeness to the two of them that it is most
 * like is taken off in part. Seen from the side that is asked about, pieces of one kind and tone are near to all that are seen from
 * there; the piece itself from another side is near to little but to it. Only the first is chosen so: what is merely like is told best by likeness
 * alone. From likest to least, as they come.
 */
export function surestFirst<T extends Ranked>(nearest: readonly T[]): T[] {
  const first = nearest.slice(0, LOOKED_AT_AGAIN)
  const crowds = crowdsOf(first.map(({ vector }) => vector))
  const left = first.map(({ sum }, at) => sum - TAKES_OFF * (crowds[at] as number))
  const surest = left.indexOf(Math.max(...left))
  return surest <= 0 ? [...nearest] : [nearest[surest] as T, ...nearest.slice(0, surest), ...nearest.slice(surest + 1)]
}

/** Of each what it has in common with those of the others that it is likest to: less where these are crowded themselves. */
function crowdsOf(vectors: readonly Int8Array[]): number[] {
  const likenesses = vectors.map((one) => vectors.map((other) => pictureLikeness(one, other)))
  let crowds = vectors.map(() => 0)
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = crowds
    crowds = likenesses.map((own, at) => crowdOf(own, before, at))
  }
  return crowds
}

/** The mean of the two likest, the piece itself left out; 0, as of two strangers, where there are none. */
function crowdOf(likenesses: readonly number[], crowds: readonly number[], own: number): number {
  let [most, next] = [-Infinity, -Infinity]
  for (let other = 0; other < likenesses.length; other += 1) {
    if (other === own) continue
    const like = (likenesses[other] as number) - CROWD_TAKES_OFF * (crowds[other] as number)
    if (like > most) [most, next] = [like, most]
    else if (like > next) next = like
  }
  return next > -Infinity ? (most + next) / 2 : most > -Infinity ? most : 0
}

function pictureLikeness(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < DESCRIPTOR_BYTES; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

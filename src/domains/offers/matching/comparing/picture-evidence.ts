/** What one picture of an offer looks like, as the images tell it; one that several offers of the shop show says nothing and is not among an offer's own. */
export interface PictureLook {
  /** By its content: the same bytes in two shops are one picture. */
  readonly pictureId: number
  /** The piece alone on its ground: only such are told apart by what they look like. */
  readonly isBare: boolean
  /** Descriptors of two versions cannot be compared. */
  readonly version: number
  /** A vector of signed bytes; how small the angle of two is, is how alike the pictures are. */
  readonly descriptor: Int8Array
}

/** What the pictures of two offers say of their being one article. */
export interface PictureEvidence {
  readonly kind: 'same' | 'alike' | 'differ'
  /** 1: alike in all that a descriptor tells. */
  readonly likeness: number
  /** What it adds to the logarithm of the odds. */
  readonly weight: number
}

/**
 * What the likeness of two bare pieces adds, by the first line that it lies below; in between it says nothing. Of one piece seen from two sides
 * one pair of pictures in a hundred is less alike than 0.5; but of what looks the same and is two, four in ten are more alike than 0.93, so
 * that this adds less than a pair must say beyond its rivals (bond.ts): pictures alone do not choose between two (ADR 0048).
 */
const STEPS: readonly { readonly below: number; readonly kind: 'differ' | 'alike' | null; readonly weight: number }[] =
  [
    { below: 0.1, kind: 'differ', weight: -1.5 },
    { below: 0.25, kind: 'differ', weight: -1 },
    { below: 0.4, kind: 'differ', weight: -0.5 },
    { below: 0.93, kind: null, weight: 0 },
    { below: Infinity, kind: 'alike', weight: 0.25 },
  ]
/** The same bytes: the maker's photograph, which each of two shops shows of one article only. */
const SAME_WEIGHT = 1

/**
 * What pictures say for or against, or null where they say nothing: one side has none, no two can be compared, or what they look like tells
 * neither. Of several pictures the two that are most alike count, for shops show one piece from several sides. Symmetric.
 */
export function pictureEvidence(a: readonly PictureLook[], b: readonly PictureLook[]): PictureEvidence | null {
  if (a.some(({ pictureId }) => b.some((other) => other.pictureId === pictureId)))
    return { kind: 'same', likeness: 1, weight: SAME_WEIGHT }
  const likeness = greatestLikeness(a, b)
  if (likeness === null) return null
  const { kind, weight } = STEPS.find(({ below }) => likeness < below) as (typeof STEPS)[number]
  return kind === null ? null : { kind, likeness, weight }
}

/** In words, for those who ask why. */
export function pictureNote({ kind, likeness }: PictureEvidence): string {
  return kind === 'same'
    ? 'the same picture'
    : `${kind === 'alike' ? 'pictures alike' : 'pictures differ, alike only'} ${likeness.toFixed(2)}`
}

function greatestLikeness(a: readonly PictureLook[], b: readonly PictureLook[]): number | null {
  let greatest: number | null = null
  for (const one of a) {
    for (const other of b) {
      if (!one.isBare || !other.isBare || one.version !== other.version) continue
      const likeness = likenessOf(one.descriptor, other.descriptor)
      if (likeness !== null && (greatest === null || likeness > greatest)) greatest = likeness
    }
  }
  return greatest
}

/** The cosine of two descriptors, 1 for the same; null for what is no direction, or not of one length. */
export function likenessOf(a: Int8Array, b: Int8Array): number | null {
  if (a.length !== b.length) return null
  let [product, one, other] = [0, 0, 0]
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at]!, b[at]!]
    product += x * y
    one += x * x
    other += y * y
  }
  return one === 0 || other === 0 ? null : product / Math.sqrt(one * other)
}

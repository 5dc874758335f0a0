import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A shop's picture as cards and pages have it. Which pictures are here is the images domain's matter: it hands in the lookup. */
export interface OfferPicture {
  /** On the image host, without its size. */
  readonly path: string
  readonly isHere: boolean
  /** Of what is kept; null: not here yet. */
  readonly width: number | null
  readonly height: number | null
  /** A tiny webp in base64; null: none. */
  readonly placeholder: string | null
  /** The shop's own, larger than what stands here for it until it has been fetched; null: this is it. */
  readonly larger: { readonly path: string; readonly width: number; readonly height: number } | null
  /** What it shows (piece, room, detail, …); null: nobody has looked yet. */
  readonly type: string | null
  readonly cropped: boolean
  /** mainImageAiScore, 0 to 1; null as above. */
  readonly score: number | null
}

/** Many addresses at once; those that are refused, gone or not known are absent. */
export type PictureLookup = (
  db: DatabaseOrTransaction,
  urls: readonly string[],
) => Promise<ReadonlyMap<string, OfferPicture>>

/** For who shows no pictures. */
export const noPictures: PictureLookup = async () => new Map()

/** More of an offer's addresses are not looked at (specification 9: at most 10 images). */
export const MOST_PICTURES = 10

/** A picture takes the lead over the shop's own first one only when it serves clearly better: shops know their articles, and equal cards should not change places. */
const CLEARLY_BETTER = 0.15

/**
 * An offer's pictures in the order in which they are shown: the shop's own, behind the one that leads; as they stand where a person has
 * chosen (`isChosen`). The same picture under two addresses comes once.
 */
export function picturesOfOffer(
  imageUrls: readonly string[],
  found: ReadonlyMap<string, OfferPicture>,
  isChosen = false,
): OfferPicture[] {
  const own = imageUrls.slice(0, MOST_PICTURES).flatMap((url) => found.get(url) ?? [])
  const pictures = [...new Map(own.map((picture) => [picture.path, picture])).values()]
  const [first] = pictures
  if (first === undefined || first.score === null || isChosen) return pictures
  const best = pictures.reduce((lead, picture) => ((picture.score ?? 0) > (lead.score ?? 0) ? picture : lead), first)
  return (best.score ?? 0) < first.score + CLEARLY_BETTER
    ? pictures
    : [best, ...pictures.filter((picture) => picture !== best)]
}

/** What is shown of them: those that are here; while none is, the first one's place, or a card would turn through empty ones. */
export function shownPictures<Picture extends Pick<OfferPicture, 'isHere'>>(
  pictures: readonly Picture[],
): readonly Picture[] {
  const here = pictures.filter(({ isHere }) => isHere)
  return here.length > 0 ? here : pictures.slice(0, 1)
}

import { readCardRecord } from './card-data.ts'
import { type OfferPicture, shownPictures } from './offer-pictures.ts'
import { type WireImage, wireImage } from '../answers/wire-image.ts'

/** The picture that leads a card, fit to stand for more than its own article. */
export interface LeadPicture {
  readonly image: WireImage
  /** mainImageAiScore, 0 to 1, half of it of a picture that a card may cut; 0 too of what nobody has looked at. */
  readonly score: number
}

/** A card's picture is so many times as wide as it is high (specification 9): of a narrower one a piece without air may lose head and feet. */
const CARD_SHAPE = 5 / 4

/** Of a kept card (ADR 0019): null unless it has a picture that is here and, as far as is known, shows a whole article by itself. */
export function leadPicture(record: Buffer): LeadPicture | null {
  const lead = shownPictures(readCardRecord(record).card.pictures)[0]
  if (lead === undefined || !lead.isHere || lead.cropped) return null
  const image = wireImage(lead)
  return image.type === 'product' ? { image, score: scoreOf(lead) } : null
}

/** The pictures of a kept card, the one that leads first. */
export function picturesOfCard(record: Buffer): readonly OfferPicture[] {
  return readCardRecord(record).card.pictures
}

function scoreOf({ score, width, height }: OfferPicture): number {
  if (score === null || width === null || height === null) return 0
  return width / height < CARD_SHAPE ? score / 2 : score
}

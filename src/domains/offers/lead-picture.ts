import { type CardData, readCardRecord } from './card-data.ts'
import { type OfferPicture, shownPictures } from './offer-pictures.ts'
import { type WireImage, wireImage } from './wire-image.ts'

/** The picture that leads a card, fit to stand for more than its own article. */
export interface LeadPicture {
  readonly image: WireImage
  /** mainImageAiScore, 0 to 1, half of it of a picture that a card may cut; 0 too of what is not here yet or nobody has looked at. */
  readonly score: number
}

/** A card's picture is so many times as wide as it is high (specification 9): of a narrower one a piece without air may lose head and feet. */
const CARD_SHAPE = 5 / 4

/**
 * Of a kept card (ADR 0019): null unless it has a picture that, as far as is known, shows a whole article by itself. One that is
 * not here yet stands with its drawing, so that who shows it moves it ahead (ADR 0027).
 */
export const leadPicture = (record: Buffer, drawingOf: (card: CardData) => string | null): LeadPicture | null => {
  const { card } = readCardRecord(record)
  const lead = shownPictures(card.pictures)[0]
  if (lead === undefined || lead.cropped) return null
  // A drawing takes as long as a card: it is asked for only where it is seen.
  const image = wireImage(lead, lead.isHere ? '' : (drawingOf(card) ?? ''))
  return image.type === 'product' ? { image, score: scoreOf(lead) } : null
}

const scoreOf = ({ isHere, score, width, height }: OfferPicture): number => {
  if (!isHere || score === null || width === null || height === null) return 0
  return width / height < CARD_SHAPE ? score / 2 : score
}

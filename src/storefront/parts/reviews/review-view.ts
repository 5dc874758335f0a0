import type { WireReview } from '#domains/reviews/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'

/** Address of a picture of a review in a width. */
export type PhotoAddress = (imageId: string, width: 240 | 480 | 1600) => string

export interface PhotoView {
  readonly imageId: string
  readonly small: string
  readonly dense: string
  readonly large: string
  readonly alt: string
}

/** A review in finished words, the same on pages and in the dialog. */
export interface ReviewView {
  readonly id: string
  readonly author: {
    readonly name: string
    /** Their page, where they have one. */
    readonly url: string | null
    readonly picture: string | null
    readonly initial: string
  }
  readonly value: number
  readonly day: { readonly iso: string; readonly text: string }
  readonly verified: { readonly kind: WireReview['verified']; readonly text: string }
  readonly eshop: { readonly name: string; readonly url: string } | null
  /** What was bought, where several offers share their reviews. */
  readonly variant: string | null
  readonly text: TextView | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
  readonly photos: readonly PhotoView[]
  readonly reply: (TextView & { readonly by: string; readonly day: string | null }) | null
}

/** `original`: as it was written, where `text` is a translation. */
export interface TextView {
  readonly text: string
  readonly original: string | null
  /** "Traduzido do espanhol" */
  readonly translated: string | null
}

/** Somebody who gave no name, or whose account is no more. */
const NOBODY = 'Cliente'

export const verifiedWords: Readonly<Record<WireReview['verified'], string>> = {
  purchase: 'Compra verificada',
  shop: 'Verificada pela loja',
  none: 'Não verificada',
}

export function presentReviewView(review: WireReview, photoAddress: PhotoAddress): ReviewView {
  const name = review.userNickName ?? NOBODY
  const { eshop } = review
  return {
    id: review.externalId,
    author: {
      name,
      url: review.userId === null ? null : paths.publicProfile(review.userId),
      picture: review.userAvatar,
      initial: [...name][0]?.toUpperCase() ?? '',
    },
    value: review.value,
    day: { iso: review.dateTime, text: formatDay(review.dateTime) },
    verified: { kind: review.verified, text: verifiedWords[review.verified] },
    eshop: eshop === null ? null : { name: eshop.name, url: paths.eshopProducts(eshop.slug) },
    variant: review.variant?.name ?? null,
    text: textView(review.text, review.translatedFrom),
    pluses: review.pluses,
    minuses: review.minuses,
    photos: review.imageIds.map((imageId, index) => ({
      imageId,
      small: photoAddress(imageId, 240),
      dense: photoAddress(imageId, 480),
      large: photoAddress(imageId, 1600),
      alt: `Fotografia ${index + 1} de ${name}`,
    })),
    reply: replyView(review),
  }
}

function replyView({ reply, eshop }: WireReview): ReviewView['reply'] {
  // In which language the shop wrote nobody says (E-03).
  const text = textView(reply, null)
  return text === null || reply === null
    ? null
    : {
        ...text,
        by: eshop === null ? 'Resposta da loja' : `Resposta da loja ${eshop.name}`,
        day: reply.dateTime === null ? null : formatDay(reply.dateTime),
      }
}

const languages = new Intl.DisplayNames(['pt-PT'], { type: 'language' })

function textView(said: WireReview['text'], from: string | null): TextView | null {
  if (said === null) return null
  const isTranslated = said.originalText !== null && from !== null
  return {
    text: said.text,
    original: said.originalText,
    translated: isTranslated ? `Traduzido do ${languages.of(from) ?? from}` : null,
  }
}

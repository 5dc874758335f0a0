import { variantOf } from '../state/opened-cards.ts'
import { onceInSight } from './in-sight.ts'

/** L-08: from so much of it on, a card counts as seen (section 9). */
const SEEN_SHARE = 0.6

/** Told on a card when it is seen, once; `detail` says which offer, and where it was shown. */
export const CARD_SEEN = 'poiso:card-seen'

/** What a seen card tells. */
export interface SeenCard {
  readonly variantId: number
  readonly source: number
}

/** Tells of each card that is seen. Nothing leaves the browser: who sends impressions listens. */
export function tellSeenCards(root: Document): void {
  onceInSight(
    root,
    '.card, .row',
    (card) => {
      const variantId = variantOf(card)
      if (variantId === null) return
      const detail: SeenCard = { variantId, source: sourceOf(card) }
      card.dispatchEvent(new CustomEvent(CARD_SEEN, { detail, bubbles: true }))
    },
    SEEN_SHARE,
  )
}

/** As its link to the shop has it; 0 of what nobody can buy. */
function sourceOf(card: Element): number {
  const link = card.querySelector<HTMLAnchorElement>('a.go')
  return link === null ? 0 : Number(new URL(link.href).searchParams.get('s'))
}

import { onceInSight } from './in-sight.ts'

/** L-08: from so much of it on, a card counts as seen (section 9). */
const SEEN_SHARE = 0.6

/** Told on a card when it is seen, once; `detail` says which offer, and where it was shown. */
export const CARD_SEEN = 'poiso:card-seen'

/** What a seen card tells: as its link has it, or what stands in place of one. */
export interface SeenCard {
  readonly variantId: number
  readonly source: number
  /** Absent outside listings. */
  readonly position?: number | undefined
  /** The page's signature of it. */
  readonly ri?: string | undefined
}

/** Tells of each card that is seen, but not of what nobody can buy. */
export function tellSeenCards(root: Document): void {
  onceInSight(
    root,
    '.card, .row, .small-card',
    (card) => {
      const shown = card.dataset['shown'] ?? card.querySelector<HTMLAnchorElement>('a.go')?.href
      if (shown !== undefined)
        card.dispatchEvent(new CustomEvent<SeenCard>(CARD_SEEN, { detail: seenCard(shown), bubbles: true }))
    },
    SEEN_SHARE,
  )
}

/** Of a click link, or of its end (`/1048?s=9&ri=…`). */
export function seenCard(shown: string): SeenCard {
  const [, variantId, query] = /\/(\d+)\?(.*)/.exec(shown) ?? []
  const said = new URLSearchParams(query)
  return {
    variantId: Number(variantId),
    source: Number(said.get('s')),
    position: Number(said.get('p')) || undefined,
    ri: said.get('ri') ?? undefined,
  }
}

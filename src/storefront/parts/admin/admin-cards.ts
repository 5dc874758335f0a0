import { onceInSight } from '../../client/in-sight.ts'
import { seenCard } from '../../client/seen-cards.ts'

/** A card on the page, and what of it the panel links to. */
export interface AdminCard {
  readonly key: string
  readonly variantId: number
  readonly name: string
  /** Where the panel stands: the last part of the card. */
  readonly place: HTMLElement
  readonly detailUrl: string | null
  readonly imageUrl: string | null
  /** It can be bought, so that it can be watched. */
  readonly isActive: boolean
}

/** The cards that have been in sight, in the order in which they came; the same object until that changes. */
export interface AdminCards {
  current(): readonly AdminCard[]
  subscribe(listener: () => void): () => void
}

let opened: AdminCards | null = null

/** The page's one list. */
export function adminCards(): AdminCards {
  return (opened ??= createAdminCards(document))
}

/** L-08: a card gets its panel when it first enters the window, those too that a listing brings later. */
function createAdminCards(root: Document): AdminCards {
  const listeners = new Set<() => void>()
  let cards: readonly AdminCard[] = []
  let count = 0
  onceInSight<HTMLElement>(root, '.card, .row, .small-card', (element) => {
    const card = cardOf(element, String((count += 1)))
    if (card === null) return
    element.append(card.place)
    // A listing that moves leaves its cards behind.
    cards = [...cards.filter(({ place }) => place.isConnected), card]
    listeners.forEach((listener) => listener())
  })
  return {
    current: () => cards,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Null: it shows no offer. */
function cardOf(element: HTMLElement, key: string): AdminCard | null {
  const go = element.querySelector<HTMLAnchorElement>('a.go')
  const shown = element.dataset['shown'] ?? go?.href
  const { variantId } = seenCard(shown ?? '')
  if (shown === undefined || !(variantId > 0)) return null
  const link = element.querySelector<HTMLAnchorElement>('.card-name a, .small-name a')
  const picture = element.querySelector('img')
  const place = element.ownerDocument.createElement('div')
  place.className = 'admin-place'
  return {
    key,
    variantId,
    name: link?.textContent ?? String(variantId),
    place,
    detailUrl: link?.getAttribute('href') ?? null,
    imageUrl: picture?.currentSrc || picture?.src || null,
    isActive: go !== null || element.classList.contains('small-card'),
  }
}

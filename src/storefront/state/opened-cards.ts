import { recentlyViewed } from './recently-viewed.ts'
import { isSameRow, type Placed, putInPlace } from '../parts/alike/panel-places.ts'

/** A card whose panel 'Pode também gostar de' is open. */
export interface OpenedCard extends Placed {
  readonly variantId: number
  readonly name: string
  readonly url: string
  /** It was opened by its button: the focus goes into the panel, and back to the button when it closes. */
  readonly button: HTMLElement | null
}

/** The open panels of a page (L-04): opened by a plain handler, drawn by an island. Lists are the same object until something changes. */
export interface OpenedCards {
  list(): readonly OpenedCard[]
  /** Somebody draws them. */
  isHeard(): boolean
  /** Opens a card, in place of another of its row; one that is open is closed. */
  toggle(card: HTMLElement, button: HTMLElement | null): void
  close(opened: OpenedCard): void
  /** Cards may have moved or gone: panels follow. */
  settle(): void
  subscribe(listener: () => void): () => void
}

let opened: OpenedCards | null = null

/** The page's one store. */
export function openedCards(): OpenedCards {
  return (opened ??= createOpenedCards())
}

export function createOpenedCards(): OpenedCards {
  const listeners = new Set<() => void>()
  let list: readonly OpenedCard[] = []
  const become = (next: readonly OpenedCard[]): void => {
    for (const each of list) if (!next.includes(each)) each.place.remove()
    list = next
    putInPlace(list)
    listeners.forEach((listener) => listener())
  }
  const settle = (): void => {
    const standing = list.filter(({ card }) => card.isConnected)
    if (standing.length === list.length) putInPlace(list)
    else become(standing)
  }
  return {
    list: () => list,
    isHeard: () => listeners.size > 0,
    toggle: (card, button) => {
      const others = list.filter((each) => !isSameRow(each.card, card))
      const next = list.some((each) => each.card === card) ? null : openedFrom(card, button)
      if (next !== null) recentlyViewed().view(next.variantId)
      become(next === null ? list.filter((each) => each.card !== card) : [...others, next])
    },
    close: (which) => become(list.filter((each) => each !== which)),
    settle,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) become([])
      }
    },
  }
}

/** Null of a card that says not which offer it shows. */
function openedFrom(card: HTMLElement, button: HTMLElement | null): OpenedCard | null {
  const [link, variantId] = [card.querySelector<HTMLAnchorElement>('.card-name a'), variantOf(card)]
  if (link === null || variantId === null) return null
  const place = document.createElement('li')
  place.className = 'alike'
  return { card, place, variantId, name: link.textContent ?? '', url: link.href, button }
}

/** The offer that a card shows, as its compare button has it. */
export function variantOf(card: Element): number | null {
  const id = Number(card.querySelector<HTMLButtonElement>('.compare')?.value)
  return id > 0 ? id : null
}

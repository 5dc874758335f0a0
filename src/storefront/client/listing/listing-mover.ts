import type { ListingStore } from '../../state/listing-store.ts'
import { askListingPage, type ListingPage, NotInPlace } from './listing-page.ts'
import { putFilters, putListing } from './put-listing.ts'

/** A skeleton stands for cards that take longer; before that the old ones are calmer. */
const SKELETON_AFTER_MS = 200

export interface Asked {
  /** new: one step of the history more · same: in the place of the present step · back: a step that is there already. */
  readonly step: 'new' | 'same' | 'back'
  /** Done when it stands. */
  onStanding?(): void
}

/** Moves a listing to another address without leaving the page. */
export interface ListingMover {
  /** Asks for the listing of an address; what was asked before is given up. */
  ask(url: string, asked: Asked): void
  /** Path and query of the listing that stands. */
  readonly standing: string
  /** What was asked for last, as it was asked; the same as `standing` when that failed. */
  readonly latest: string
}

/** Owns what is under way: one request, and while a dialog is open (the store says it) the listing that waits to be shown when it closes. */
export function createListingMover(root: HTMLElement, store: ListingStore): ListingMover {
  let standing = location.pathname + location.search
  let latest = standing
  let underWay: AbortController | null = null
  let dialog: HTMLElement | null = null
  let waiting: (() => void) | null = null

  const put = (page: ListingPage, { step, onStanding }: Asked): void => {
    if (step !== 'back') writeStep(page.url, step)
    standing = page.url
    putListing(root, page)
    onStanding?.()
  }

  const arrived = (page: ListingPage, asked: Asked): void => {
    const words = page.content.querySelector('[data-count]')?.textContent ?? ''
    store.change({ step: { kind: 'still' }, words })
    if (dialog === null) return put(page, asked)
    putFilters(dialog, page)
    waiting = () => put(page, asked)
  }

  const ask = (url: string, asked: Asked): void => {
    underWay?.abort()
    latest = url
    const own = new AbortController()
    underWay = own
    waiting = null
    const rest = showWaiting(root, dialog)
    store.change({ step: { kind: 'asking' } })
    void askListingPage(url, own.signal)
      .then((page) => {
        if (!own.signal.aborted) arrived(page, asked)
      })
      .catch((error: unknown) => {
        if (own.signal.aborted) return
        if (error instanceof NotInPlace) return location.assign(url)
        latest = standing
        store.change({ step: { kind: 'failed', url, again: () => ask(url, asked) } })
      })
      .finally(rest)
  }

  store.subscribe(() => {
    const { dialog: opened } = store.state()
    if (opened === dialog) return
    dialog = opened
    const next = waiting
    if (dialog !== null || next === null) return
    waiting = null
    next()
  })

  return {
    ask,
    get standing() {
      return standing
    },
    get latest() {
      return latest
    },
  }
}

/** Shows that something is awaited, and returns how to stop it. */
function showWaiting(root: HTMLElement, dialog: HTMLElement | null): () => void {
  const results = root.querySelector('.results')
  const button = dialog?.querySelector('.filters-apply button')
  // The number was that of other filters.
  if (button != null) button.textContent = 'Ver produtos'
  const timer = setTimeout(() => results?.setAttribute('data-waiting', ''), SKELETON_AFTER_MS)
  results?.setAttribute('aria-busy', 'true')
  return () => {
    clearTimeout(timer)
    results?.removeAttribute('data-waiting')
    results?.removeAttribute('aria-busy')
  }
}

function writeStep(url: string, step: 'new' | 'same'): void {
  const state = { listing: { more: 0, at: null } }
  if (step === 'new' && url !== location.pathname + location.search) history.pushState(state, '', url)
  else history.replaceState({ ...(history.state as object | null), ...state }, '', url)
}

import { menu, type Menu } from '#platform/api-client/calls.ts'
import { calls, type Question } from './calls.ts'
import { openStored, type StoredSurroundings } from './stored-value.ts'

/** Section 9: menu categories are kept for an hour. */
const KEPT_MS = 3_600_000
/** As the styles have it: what is narrower is a phone. */
const PHONE = '(width < 48rem)'

export type MenuState =
  | { readonly kind: 'unasked' | 'loading' | 'failed' }
  | { readonly kind: 'shown'; readonly menu: Menu }

/** The menu's trees (E-06), for every part of a page: the same object until they change, as `useSyncExternalStore` wants it. */
export interface MenuStore {
  state(): MenuState
  /** Shows what is kept and asks where nothing is; on a phone what is kept is asked for anew beside (H-04). */
  load(): void
  subscribe(listener: () => void): () => void
}

export interface MenuStoreParts extends StoredSurroundings {
  ask(): Promise<Menu>
  isPhone(): boolean
}

let opened: MenuStore | null = null

/** The page's one store. */
export function menuStore(): MenuStore {
  return (opened ??= createMenuStore({ ask: () => calls().ask(wholeMenu), isPhone: () => matchMedia(PHONE).matches }))
}

export function createMenuStore({ ask, isPhone, ...surroundings }: MenuStoreParts): MenuStore {
  const kept = openStored<Menu>({ key: 'poiso.menu', version: 1, read: readMenu, ttlMs: KEPT_MS }, surroundings)
  const listeners = new Set<() => void>()
  let state: MenuState = { kind: 'unasked' }
  let isAsking = false
  const become = (next: MenuState): void => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const refresh = async (): Promise<void> => {
    isAsking = true
    try {
      const fresh = await ask()
      kept.set(fresh)
      become({ kind: 'shown', menu: fresh })
    } catch {
      // What is shown is better than nothing.
      if (state.kind !== 'shown') become({ kind: 'failed' })
    } finally {
      isAsking = false
    }
  }
  return {
    state: () => state,
    load: () => {
      const known = kept.current()
      if (known !== null && state.kind !== 'shown') become({ kind: 'shown', menu: known })
      if (isAsking || (known !== null && !isPhone())) return
      if (state.kind !== 'shown') become({ kind: 'loading' })
      void refresh()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What is fresh is the storage's business. */
const wholeMenu: Question<Menu> = {
  key: 'menu',
  send: (configuration, init) => menu(configuration, {}, init),
  read: readMenu,
  freshMs: 0,
}

/** What stands in the storage, or came, by anybody's hand. */
function readMenu(value: unknown): Menu | null {
  const trees = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return ['primary', 'rooms', 'gifts', 'top'].every((tree) => isTree(trees[tree], 0)) ? (value as Menu) : null
}

const DEEPEST = 4

function isTree(value: unknown, depth: number): boolean {
  return (
    depth <= DEEPEST &&
    Array.isArray(value) &&
    value.every((item: unknown) => {
      const { id, name, slug, children } = (typeof item === 'object' && item !== null ? item : {}) as Record<
        string,
        unknown
      >
      return (
        typeof id === 'number' && typeof name === 'string' && typeof slug === 'string' && isTree(children, depth + 1)
      )
    })
  )
}

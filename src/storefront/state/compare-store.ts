import { track } from '../client/track.ts'
import { type Kept, type LocalLike, type LocalLikes, MOST_LOCAL_LIKES } from './local-likes.ts'
import { pageLikes } from './page-likes.ts'

/** What can be compared: an offer, and the product that it stands for. */
export interface Compared {
  readonly name: string
  readonly variantId: number
  readonly productId: number
}

/** What was last said of the comparison, and what stood in it then. */
export interface Said {
  readonly words: string
  readonly ids: readonly number[]
  /** Where what was said leads. */
  readonly link?: { readonly href: string; readonly words: string }
}

/**
 * What this browser keeps to compare (decisions.md, Pages), for every island and handler of a page: one list, kept in the
 * storage, in step with other tabs. Lists and words are the same objects until something changes, as `useSyncExternalStore` wants it.
 */
export interface CompareStore {
  list(): readonly LocalLike[]
  said(): Said | null
  /** In or out, and says so. */
  toggle(item: Compared): void
  /** `productId` 0: not known. */
  add(item: Omit<Compared, 'name'>): Kept
  remove(variantId: number): void
  /** Says something else that happened on the page, at the same place. */
  note(words: string, link?: Said['link']): void
  /** What was said has been read. */
  hush(): void
  subscribe(listener: () => void): () => void
}

/** The same product counts as chosen when another shop's offer of it was. */
export function chosenOf(
  list: readonly LocalLike[],
  { variantId, productId }: Pick<Compared, 'variantId' | 'productId'>,
): LocalLike | undefined {
  return list.find(
    (like) => like.itemId === variantId || (like.productId !== undefined && like.productId === productId),
  )
}

let opened: CompareStore | null = null

/** The page's one store. */
export function compareStore(): CompareStore {
  return (opened ??= createCompareStore(pageLikes()))
}

export function createCompareStore(likes: LocalLikes): CompareStore {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  let list = likes.list('comparison')
  let said: Said | null = null
  likes.onChange(() => {
    list = likes.list('comparison')
    tell()
  })
  const say = (words: string): void => {
    said = { words, ids: list.map(({ itemId }) => itemId) }
    tell()
  }
  const add = ({ variantId, productId }: Omit<Compared, 'name'>): Kept => {
    const kept = likes.add({ itemType: 'comparison', itemId: variantId, ...(productId > 0 && { productId }) })
    if (kept !== 'known' && kept !== 'full') track({ name: 'comparison_add', item_id: variantId, count: list.length })
    return kept
  }
  const remove = (variantId: number): void => {
    if (likes.remove({ itemType: 'comparison', itemId: variantId }))
      track({ name: 'comparison_remove', item_id: variantId, count: list.length })
  }
  return {
    list: () => list,
    said: () => said,
    add,
    remove,
    toggle: (item) => {
      const chosen = chosenOf(list, item)
      if (chosen === undefined) return say(wordsFor(add(item), item.name))
      remove(chosen.itemId)
      say(`Fora da comparação: ${item.name}.`)
    },
    note: (words, link) => {
      said = { words, ids: [], ...(link && { link }) }
      tell()
    },
    hush: () => {
      said = null
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function wordsFor(kept: Kept, name: string): string {
  if (kept === 'full')
    return `A comparação guarda até ${MOST_LOCAL_LIKES.comparison} produtos. Retire um para juntar este.`
  if (kept === 'kept' || kept === 'known') return `Na comparação: ${name}.`
  return `Na comparação só até sair desta página, porque este navegador não deixa guardar: ${name}.`
}

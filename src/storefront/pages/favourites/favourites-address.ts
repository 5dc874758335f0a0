import { categoryBySlug, rooms } from '#domains/catalogue/contract.ts'
import type { FavouriteSort } from '#domains/likes/contract.ts'
import { paths } from '../../paths.ts'

/** What of the favourites is shown, in which order. */
export interface FavouritesChoice {
  readonly sort: FavouriteSort
  /** Slug of a room or a category; null: all. */
  readonly room: string | null
  readonly category: string | null
  /** Id of a list. */
  readonly list: number | null
  readonly page: number
  /** Taken out a moment ago: it can be put back. */
  readonly removed: number | null
}

export const ALL_FAVOURITES: FavouritesChoice = {
  sort: 'drop',
  room: null,
  category: null,
  list: null,
  page: 1,
  removed: null,
}

const sortWords = { recentes: 'recent', preco: 'price' } as const satisfies Record<string, FavouriteSort>

/** Reads an address; what is unknown counts as not there. */
export function readFavouritesChoice(query: URLSearchParams): FavouritesChoice {
  const [sort, room, category] = [query.get('ordenar') ?? '', query.get('divisao'), query.get('categoria')]
  return {
    sort: Object.hasOwn(sortWords, sort) ? sortWords[sort as keyof typeof sortWords] : 'drop',
    room: rooms.some(({ slug }) => slug === room) ? room : null,
    category: category !== null && categoryBySlug(category) !== null ? category : null,
    list: idIn(query.get('lista')),
    page: idIn(query.get('pagina')) ?? 1,
    removed: idIn(query.get('retirado')),
  }
}

/** The address of a choice: defaults are not in it. */
export function favouritesAddress({ sort, room, category, list, page, removed }: FavouritesChoice): string {
  const word = sortWordOf(sort)
  return paths.favourites({
    ...(word !== '' && { ordenar: word }),
    ...(room !== null && { divisao: room }),
    ...(category !== null && { categoria: category }),
    ...(list !== null && { lista: String(list) }),
    ...(page > 1 && { pagina: String(page) }),
    ...(removed !== null && { retirado: String(removed) }),
  })
}

/** As an address says it; empty: the order that needs no word. */
export function sortWordOf(sort: FavouriteSort): string {
  return Object.entries(sortWords).find(([, each]) => each === sort)?.[0] ?? ''
}

/** An id of ours in a text; null for anything else. */
export function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

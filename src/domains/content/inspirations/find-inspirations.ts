import { rooms, styles } from '#domains/catalogue/contract.ts'
import type { Inspiration } from './inspiration.ts'
import { EDITORS, type InspirationSelection, inspirationsUrl } from './inspirations-url.ts'

/** Cards of a page of the list. */
export const INSPIRATIONS_A_PAGE = 24

/** A shop as inspirations name it. */
export interface InspirationShop {
  readonly slug: string
  readonly name: string
}

/** By id. */
export type InspirationShops = ReadonlyMap<number, InspirationShop>

/** A choice of a group of filters: how many there are with it, beside what else is chosen. */
export interface InspirationChoice {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly isSelected: boolean
  /** Of the list with it, or without it where it is chosen. */
  readonly url: string
}

/** E-05: groups rooms, styles, owners; each lists what there is something of. */
export interface InspirationFilters {
  readonly rooms: readonly InspirationChoice[]
  readonly styles: readonly InspirationChoice[]
  readonly owners: readonly InspirationChoice[]
}

export interface FoundInspirations {
  readonly selection: InspirationSelection
  readonly inspirations: readonly Inspiration[]
  readonly totalCount: number
  readonly pageCount: number
  /** Of the page after it; null: there is none. */
  readonly nextPageUrl: string | null
  readonly filters: InspirationFilters
}

/** What EDITORS are called where they are named. */
export function ownerOf({ eshopId }: Pick<Inspiration, 'eshopId'>, shops: InspirationShops): InspirationShop | null {
  return eshopId === null ? null : (shops.get(eshopId) ?? null)
}

/** A page of the list, and the filters with counts. `editors`: what the site calls those who made what no shop brought. */
export function findInspirations(
  all: readonly Inspiration[],
  selection: InspirationSelection,
  { shops, editors }: { readonly shops: InspirationShops; readonly editors: string },
): FoundInspirations {
  const ownerSlug = (each: Inspiration): string => ownerOf(each, shops)?.slug ?? EDITORS
  const isIn = (each: Inspiration, { room, style, owner }: InspirationSelection): boolean =>
    (room === null || each.room === room) &&
    (style === null || each.style === style) &&
    (owner === null || ownerSlug(each) === owner)
  const found = all.filter((each) => isIn(each, selection))
  const pageCount = Math.ceil(found.length / INSPIRATIONS_A_PAGE)
  const { page } = selection
  const choices = (
    group: 'room' | 'style' | 'owner',
    slugOf: (each: Inspiration) => string,
    named: readonly InspirationShop[],
  ): InspirationChoice[] => {
    const beside = all.filter((each) => isIn(each, { ...selection, [group]: null }))
    const counts = Map.groupBy(beside, slugOf)
    return named.flatMap(({ slug, name }) => {
      const isSelected = selection[group] === slug
      const count = counts.get(slug)?.length ?? 0
      const url = inspirationsUrl({ ...selection, [group]: isSelected ? null : slug, page: 1 })
      return count === 0 && !isSelected ? [] : [{ slug, name, count, isSelected, url }]
    })
  }
  return {
    selection,
    inspirations: found.slice((page - 1) * INSPIRATIONS_A_PAGE, page * INSPIRATIONS_A_PAGE),
    totalCount: found.length,
    pageCount,
    nextPageUrl: page < pageCount ? inspirationsUrl({ ...selection, page: page + 1 }) : null,
    filters: {
      rooms: choices('room', ({ room }) => room, named(rooms)),
      styles: choices('style', ({ style }) => style, named(styles)),
      owners: choices('owner', ownerSlug, [{ slug: EDITORS, name: editors }, ...byName(shops)]),
    },
  }
}

function named(choices: readonly { readonly slug: string; readonly label: string }[]): InspirationShop[] {
  return choices.map(({ slug, label }) => ({ slug, name: label }))
}

function byName(shops: InspirationShops): InspirationShop[] {
  return [...shops.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-PT'))
}

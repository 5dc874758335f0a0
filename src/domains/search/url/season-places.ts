import { categoryBySlug } from '#domains/catalogue/contract.ts'
import type { ListingScope } from '../rules/listing-selection.ts'
import { deliveryChoices } from './choice-slugs.ts'

/** Which seasons' listings are open now (R-04): their flags and the calendar say it. */
export interface OpenSeasons {
  readonly blackFriday: boolean
  readonly gardenSeason: boolean
  /** Days left to the 24th of December while delivery by then is said; null: it is not. */
  readonly christmasDaysLeft: number | null
}

type SeasonScope = Extract<ListingScope, { kind: 'blackFriday' | 'gardenSeason' | 'beforeChristmas' }>

/** The specification's paths (2.1). */
export const seasonPaths: Readonly<Record<SeasonScope['kind'], string>> = {
  blackFriday: '/produtos/black-friday',
  gardenSeason: '/products/garden-season',
  beforeChristmas: '/produtos/entrega-antes-do-natal',
}

export function isSeason(scope: ListingScope): scope is SeasonScope {
  return scope.kind in seasonPaths
}

/** The season whose listing has this path, open or not; null: it is no season's. */
export function seasonPlace(path: string, seasons: OpenSeasons | undefined): SeasonScope | null {
  if (path === seasonPaths.blackFriday) return { kind: 'blackFriday' }
  if (path === seasonPaths.gardenSeason) return { kind: 'gardenSeason', categoryId: gardenId() }
  return path === seasonPaths.beforeChristmas
    ? { kind: 'beforeChristmas', within: longestWithin(seasons?.christmasDaysLeft ?? null) ?? '' }
    : null
}

/** A season without a choice of delivery that is short enough is over: nothing could be promised. */
export function isOpen(scope: SeasonScope, seasons: OpenSeasons | undefined): boolean {
  if (seasons === undefined) return false
  return scope.kind === 'beforeChristmas' ? longestWithin(seasons.christmasDaysLeft) !== null : seasons[scope.kind]
}

/** Where one is led out of season. */
export function nearestOf({ kind }: SeasonScope): ListingScope {
  if (kind === 'blackFriday') return { kind: 'sales' }
  return kind === 'gardenSeason' ? { kind: 'category', categoryId: gardenId() } : { kind: 'all' }
}

function gardenId(): number {
  const garden = categoryBySlug('jardim')
  if (garden === null) throw new Error('the category tree has no "jardim"')
  return garden.id
}

/** The longest choice of delivery that is over in so many days: what takes longer is not promised. */
function longestWithin(days: number | null): string | null {
  return days === null
    ? null
    : (deliveryChoices.findLast(({ withinDays }) => withinDays !== null && withinDays <= days)?.slug ?? null)
}

import { ancestors, categoryById, roomTrees } from '#domains/catalogue/contract.ts'
import type { Favourite } from '#domains/likes/contract.ts'
import { formatCount } from '../../copy/format.ts'
import type { FavouritesChoice } from './favourites-address.ts'

/** A choice of a filter, with how many favourites it leaves: 'Sofás (3)'. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

type Placed = Pick<Favourite['variant'], 'category'>

/** Whether an offer stands in the chosen room and category. */
export function matchesPlace(
  { category }: Placed,
  { room, category: slug }: Pick<FavouritesChoice, 'room' | 'category'>,
): boolean {
  const own = category === null ? null : categoryById(category.id)
  return (
    (slug === null || own?.slug === slug) && (room === null || roomsOf(category).some((each) => each.slug === room))
  )
}

/** The rooms in which something of these stands, in the order of the menu. */
export function roomOptions(favourites: readonly Favourite[]): readonly FilterOption[] {
  return counted(
    roomTree,
    favourites.flatMap(({ variant }) => roomsOf(variant.category)),
  )
}

/** The categories of these, by name. */
export function categoryOptions(favourites: readonly Favourite[]): readonly FilterOption[] {
  const own = favourites.flatMap(({ variant }) => (variant.category && categoryById(variant.category.id)) ?? [])
  const named = own.map(({ slug, name }) => ({ slug, name }))
  const distinct = [...new Map(named.map((each) => [each.slug, each])).values()]
  return counted(
    distinct.toSorted((one, other) => byName.compare(one.name, other.name)),
    named,
  )
}

interface Named {
  readonly slug: string
  readonly name: string
}

const byName = new Intl.Collator('pt-PT')

const roomTree = roomTrees(() => '').map(({ slug, name, children }) => ({
  // The menu leads to the room's listing: 'divisoes/sala'.
  slug: slug.slice(slug.lastIndexOf('/') + 1),
  name,
  categories: new Set(children.map(({ id }) => id)),
}))

/** The rooms that a category furnishes, by itself or by what it belongs to. */
function roomsOf(category: Placed['category']): readonly Named[] {
  const own = category === null ? null : categoryById(category.id)
  if (own === null) return []
  const ids = [own, ...ancestors(own)].map(({ id }) => id as number)
  return roomTree.filter(({ categories }) => ids.some((id) => categories.has(id)))
}

function counted(choices: readonly Named[], all: readonly Named[]): readonly FilterOption[] {
  return choices.flatMap(({ slug, name }) => {
    const count = all.filter((each) => each.slug === slug).length
    return count === 0 ? [] : [{ value: slug, label: `${name} (${formatCount(count)})` }]
  })
}

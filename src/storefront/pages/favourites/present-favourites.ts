import type { Favourite, FavouriteList } from '#domains/likes/contract.ts'
import { cardName } from '../../copy/calm-name.ts'
import { countOf, formatCents, formatDay, formatDiscount } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import type { WireImage } from '../../site.ts'
import { categoryOptions, type FilterOption, matchesPlace, roomOptions } from './favourite-filters.ts'
import { favouritesAddress, type FavouritesChoice } from './favourites-address.ts'

/** A favourite in finished words. */
export interface FavouriteView {
  readonly variantId: number
  readonly name: string
  readonly url: string
  readonly image: WireImage | null
  /** Null: it is not for sale. */
  readonly price: string | null
  readonly discount: { readonly percent: string; readonly before: string } | null
  readonly eshop: string
  /** 'Menos 50 € do que a 3 de novembro de 2026'; null: it does not cost less. */
  readonly fall: string | null
  readonly since: string
  readonly note: string | null
  readonly listIds: readonly number[]
}

/** The favourites of a person as their page shows them. */
export interface FavouritesView {
  readonly choice: FavouritesChoice
  /** All that the person likes. */
  readonly total: number
  readonly shown: readonly FavouriteView[]
  /** '3 produtos custam menos do que quando os guardou'; null: none does. */
  readonly falls: string | null
  readonly rooms: readonly FilterOption[]
  readonly categories: readonly FilterOption[]
  readonly lists: readonly {
    readonly id: number
    readonly name: string
    readonly note: string | null
    readonly count: number
    readonly url: string
  }[]
  readonly pages: { readonly before: string | null; readonly after: string | null; readonly words: string } | null
  /** What was taken out a moment ago. */
  readonly removed: number | null
}

export const FAVOURITES_A_PAGE = 48

export function presentFavourites(
  favourites: readonly Favourite[],
  lists: readonly FavouriteList[],
  choice: FavouritesChoice,
  removed: FavouritesView['removed'],
): FavouritesView {
  const list = lists.find(({ id }) => id === choice.list)
  const matching = favourites.filter(
    ({ variant }) => matchesPlace(variant, choice) && (list === undefined || list.variantIds.includes(variant.id)),
  )
  const pageCount = Math.max(1, Math.ceil(matching.length / FAVOURITES_A_PAGE))
  const page = Math.min(choice.page, pageCount)
  const fallen = favourites.filter(({ fallCents }) => fallCents !== null).length
  return {
    choice: { ...choice, page, list: list?.id ?? null },
    total: favourites.length,
    shown: matching
      .slice((page - 1) * FAVOURITES_A_PAGE, page * FAVOURITES_A_PAGE)
      .map((favourite) => presentFavourite(favourite, lists)),
    falls:
      fallen === 0
        ? null
        : `${countOf(fallen, words.product)} ${fallen === 1 ? 'custa' : 'custam'} menos do que quando ${fallen === 1 ? 'o' : 'os'} guardou.`,
    rooms: roomOptions(favourites),
    categories: categoryOptions(favourites),
    lists: lists.map(({ id, name, note, variantIds }) => ({
      id,
      name,
      note,
      count: variantIds.length,
      url: favouritesAddress({ ...choice, list: id, page: 1, removed: null }),
    })),
    pages: pageCount === 1 ? null : pagesOf({ ...choice, page, removed: null }, pageCount),
    removed,
  }
}

function pagesOf(choice: FavouritesChoice, count: number): FavouritesView['pages'] {
  const at = (page: number) => favouritesAddress({ ...choice, page })
  return {
    before: choice.page > 1 ? at(choice.page - 1) : null,
    after: choice.page < count ? at(choice.page + 1) : null,
    words: `Página ${choice.page} de ${count}`,
  }
}

/** One favourite; without lists (a link shows none) and notes it is everybody's who may see it. */
export function presentFavourite(favourite: Favourite, lists: readonly FavouriteList[]): FavouriteView {
  const { variant, fallCents, likedAt, priceCents, note } = favourite
  const day = formatDay(likedAt.toISOString())
  const { discount, priceBeforeDiscountCents } = variant
  return {
    variantId: variant.id,
    name: cardName(variant.name, false),
    url: paths.product(variant.productId, variant.slug),
    image: variant.image,
    price: variant.active ? formatCents(variant.priceCents) : null,
    discount:
      variant.active && discount !== null && priceBeforeDiscountCents !== null
        ? { percent: formatDiscount(discount.discount), before: formatCents(priceBeforeDiscountCents) }
        : null,
    eshop: variant.eshop.name,
    fall: fallCents === null ? null : `Menos ${formatCents(fallCents)} do que quando o guardou`,
    since: priceCents === null ? `Guardado a ${day}` : `Guardado a ${day}, por ${formatCents(priceCents)}`,
    note,
    listIds: lists.filter(({ variantIds }) => variantIds.includes(variant.id)).map(({ id }) => id),
  }
}

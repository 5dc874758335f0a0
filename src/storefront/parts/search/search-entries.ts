import type { SuggestionGroup, TrendingAnswer, Variant } from '#platform/api-client/calls.ts'
import { isWholeTitle } from '#domains/search/rules/matched-parts.ts'
import { suggestionTypes } from '#domains/search/rules/suggestion-types.ts'
import { formatCount, formatEuros } from '../../copy/format.ts'
import { calmName } from '../../copy/calm-name.ts'
import { paths } from '../../paths.ts'
import { MOST_VIEWED_SHOWN } from '../../state/recently-viewed.ts'

/** Section 9 */
const MOST_TRENDING = 10

/** One row of the overlay: a link that the arrow keys reach. */
export interface SearchEntry {
  readonly id: string
  readonly url: string
  readonly text: string
  /** Kind and value of the event search_modal_submit. */
  readonly kind: string
  /** Products that it leads to, in words; null: it is one itself, or not counted. */
  readonly count: string | null
  readonly picture?: string | null
  /** Of a product that was looked at: its price now, and before a proven reduction. */
  readonly price?: { readonly now: string; readonly before: string | null }
  /** Its text is not a title: no part of it is marked. */
  readonly isPlain?: boolean
}

export interface EntryGroup {
  readonly label: string
  readonly entries: readonly SearchEntry[]
  /** Rows with pictures. */
  readonly isPictured: boolean
}

/** 'Procurar "{query}" em produtos'; a title that was typed whole has it lead there. */
export function mainEntry(query: string, groups: readonly SuggestionGroup[]): SearchEntry {
  const exact = groups.flatMap(({ items }) => items).find(({ title }) => isWholeTitle(title, query))
  return {
    id: 'all',
    url: exact?.url ?? paths.search(query),
    text: `Procurar "${query}" em produtos`,
    kind: 'query',
    count: null,
    isPlain: true,
  }
}

export function suggestedGroups(groups: readonly SuggestionGroup[]): EntryGroup[] {
  return groups.map(({ type, typeName, items }) => ({
    label: typeName,
    isPictured: type === suggestionTypes.product,
    entries: items.map(({ id, url, title, productCount, img }) => ({
      id: `s${type}-${id}`,
      url,
      text: title,
      kind: kindOf(type),
      count: type === suggestionTypes.product ? null : formatCount(productCount),
      ...(type === suggestionTypes.product && { picture: img }),
    })),
  }))
}

function kindOf(type: number): string {
  return Object.entries(suggestionTypes).find(([, each]) => each === type)?.[0] ?? String(type)
}

export function trendingGroup({ categories, blackFriday }: TrendingAnswer): EntryGroup {
  return {
    label: 'Pesquisas de tendências',
    isPictured: false,
    entries: [
      ...categories.slice(0, MOST_TRENDING).map(({ urlSlug, longName }) => trend(paths.category(urlSlug), longName)),
      ...(blackFriday ? [trend(paths.blackFriday(), 'Ofertas da Black Friday')] : []),
    ],
  }
}

function trend(url: string, text: string): SearchEntry {
  return { id: `t${url}`, url, text, kind: 'trending', count: null, isPlain: true }
}

/** `pictureAddress`: of a picture whose id is put in at `{id}`. */
export function rememberedGroup(variants: readonly Variant[], pictureAddress: string): EntryGroup {
  return {
    label: 'Continuar onde parou',
    isPictured: true,
    entries: variants.slice(0, MOST_VIEWED_SHOWN).map(({ productId, slug, name, image, price, discount }) => ({
      id: `r${productId}`,
      url: paths.product(productId, slug),
      text: calmName(name),
      kind: 'remembered',
      count: null,
      isPlain: true,
      picture: image === null ? null : pictureAddress.replace('{id}', image.id),
      price: {
        now: formatEuros(price.price),
        before: discount === null || price.priceBeforeDiscount === null ? null : formatEuros(price.priceBeforeDiscount),
      },
    })),
  }
}

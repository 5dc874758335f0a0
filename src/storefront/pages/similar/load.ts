import type { WireVariant } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { regionWord } from '../../region-address.ts'

export const similarSorts = ['parecenca', 'preco', 'total'] as const
export type SimilarSort = (typeof similarSorts)[number]

const SORT_NAMES: Readonly<Record<SimilarSort, string>> = { parecenca: 'Mais parecidas', preco: 'Preço mais baixo', total: 'Total com entrega' }

/** What the address of such a page says: `ordenar` and `regiao`, in that order, absent when usual. */
export interface SimilarAddress {
  readonly requestId: string
  /** "12-sofa-alvor": whose like pieces they are, so that the page can lead back when it is kept no more. */
  readonly name: string
  readonly sort: SimilarSort
  readonly region: Region
}

export const similarUrl = ({ requestId, name, sort, region }: SimilarAddress): string => {
  const query = [...(sort === 'parecenca' ? [] : [`ordenar=${sort}`]), ...(region === 'mainland' ? [] : [`regiao=${regionWord(region)}`])]
  return paths.visuallySimilar(requestId, name) + (query.length === 0 ? '' : `?${query.join('&')}`)
}

/** pieces that look like one. */
export interface SimilarView {
  readonly title: string
  readonly productUrl: string
  readonly cards: readonly CardView[]
  readonly sorts: readonly { readonly name: string; readonly url: string; readonly isSelected: boolean }[]
  readonly address: SimilarAddress
}

interface SimilarParts {
  readonly address: SimilarAddress
  readonly title: string
  /** In the order of likeness. */
  readonly variants: readonly WireVariant[]
  readonly christmas: Parameters<typeof presentCard>[1]['christmas']
}

export const loadSimilarView = ({ address, title, variants, christmas }: SimilarParts): SimilarView => ({
  title,
  productUrl: paths.productNamed(address.name),
  cards: sorted(variants.filter(({ active }) => active), address).map((variant) => presentCard(variant, { region: address.region, view: 'grid', christmas })),
  sorts: similarSorts.map((sort) => ({ name: SORT_NAMES[sort], url: similarUrl({ ...address, sort }), isSelected: sort === address.sort })),
  address,
})

/** An unknown total comes after all known ones (product.md 1); what is equal stays in the order of likeness. */
const sorted = (variants: readonly WireVariant[], { sort }: SimilarAddress): readonly WireVariant[] => {
  if (sort === 'parecenca') return variants
  const costs = (variant: WireVariant): number => (sort === 'preco' ? variant.price.price : (variant.deliveredTotal ?? Number.POSITIVE_INFINITY))
  return variants.toSorted((one, other) => (costs(one) === costs(other) ? 0 : costs(one) - costs(other)))
}


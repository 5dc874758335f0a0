import type { ShownVariant } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { regionWord, withRegion } from '../../region-address.ts'
import type { WireImage } from '../../site.ts'

export const similarSorts = ['parecenca', 'preco', 'total'] as const
export type SimilarSort = (typeof similarSorts)[number]

const SORT_NAMES: Readonly<Record<SimilarSort, string>> = {
  parecenca: 'Mais parecidas',
  preco: 'Preço mais baixo',
  total: 'Total com entrega',
}

/** What the address of such a page says: `ordenar` and `regiao`, in that order, absent when usual. */
export interface SimilarAddress {
  readonly requestId: string
  /** "12-sofa-alvor": whose like pieces they are, so that the page can lead back when it is kept no more. */
  readonly name: string
  readonly sort: SimilarSort
  readonly region: Region
}

/** What an address says of the order; what is no order is by likeness. */
export function readSimilarSort(url: string): SimilarSort {
  const value = new URLSearchParams(url.split('?', 2)[1] ?? '').get('ordenar') ?? ''
  return similarSorts.find((sort) => sort === value) ?? 'parecenca'
}

export function similarUrl({ requestId, name, sort, region }: SimilarAddress): string {
  return paths.visuallySimilar(requestId, name) + queryOf(sort, region)
}

/** Where the answer is asked for anew, for the same order and region. */
export function askAgainUrl({ name, sort, region }: Omit<SimilarAddress, 'requestId'>): string {
  return paths.likePieces(paths.productNamed(name)) + queryOf(sort, region)
}

function queryOf(sort: SimilarSort, region: Region): string {
  const query = [
    ...(sort === 'parecenca' ? [] : [`ordenar=${sort}`]),
    ...(region === 'mainland' ? [] : [`regiao=${regionWord(region)}`]),
  ]
  return query.length === 0 ? '' : `?${query.join('&')}`
}

/** The piece that the others are like. */
export interface SimilarPiece {
  readonly title: string
  /** Null: it was merged into another one. */
  readonly picture: WireImage | null
  readonly category: { readonly name: string; readonly url: string } | null
}

/** pieces that look like one. */
export interface SimilarView extends SimilarPiece {
  readonly canonicalUrl: string
  /** Its page for the region. */
  readonly productUrl: string
  readonly cards: readonly CardView[]
  readonly sorts: readonly { readonly name: string; readonly url: string; readonly isSelected: boolean }[]
  readonly address: SimilarAddress
}

interface SimilarParts {
  readonly address: SimilarAddress
  readonly piece: SimilarPiece
  /** In the order of likeness. */
  readonly variants: readonly ShownVariant[]
  readonly christmas: Parameters<typeof presentCard>[1]['christmas']
}

export function loadSimilarView({ address, piece, variants, christmas }: SimilarParts): SimilarView {
  return {
    ...piece,
    canonicalUrl: paths.productNamed(address.name),
    productUrl: withRegion(paths.productNamed(address.name), address.region),
    cards: sorted(
      variants.filter(({ active }) => active),
      address,
    ).map((variant) => presentCard(variant, { region: address.region, view: 'grid', christmas })),
    sorts: similarSorts.map((sort) => ({
      name: SORT_NAMES[sort],
      url: similarUrl({ ...address, sort }),
      isSelected: sort === address.sort,
    })),
    address,
  }
}

/** An unknown total comes after all known ones (product.md 1); what is equal stays in the order of likeness. */
function sorted(variants: readonly ShownVariant[], { sort }: SimilarAddress): readonly ShownVariant[] {
  if (sort === 'parecenca') return variants
  const costs = (variant: ShownVariant): number =>
    sort === 'preco' ? variant.priceCents : (variant.totalCents ?? Number.POSITIVE_INFINITY)
  return variants.toSorted((one, other) => (costs(one) === costs(other) ? 0 : costs(one) - costs(other)))
}

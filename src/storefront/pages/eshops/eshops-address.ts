import type { Region } from '#domains/search/contract.ts'
import { paths } from '../../paths.ts'
import { readRegion, regionWord } from '../../region-address.ts'

/** What of the shops is shown, and in which order. The first of each is the page's own and stands in no address. */
export const eshopFilters = ['', 'entrega', 'voucher', 'devolucao-gratis'] as const
export const eshopSorts = ['', 'avaliacao', 'exatidao', 'entrega', 'produtos', 'devolucao'] as const

export interface EshopsAddress {
  readonly region: Region
  readonly filter: (typeof eshopFilters)[number]
  readonly sort: (typeof eshopSorts)[number]
}

/** What /lojas is asked for; what it does not know is left out. */
export function readEshopsAddress(url: string): EshopsAddress {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '')
  const oneOf = <Word extends string>(known: readonly [Word, ...Word[]], name: string): Word =>
    known.find((word) => word === query.get(name)) ?? known[0]
  return { region: readRegion(url), filter: oneOf(eshopFilters, 'mostrar'), sort: oneOf(eshopSorts, 'ordenar') }
}

export function eshopsUrl({ region, filter, sort }: EshopsAddress): string {
  const query = new URLSearchParams(
    Object.entries({ regiao: regionWord(region), mostrar: filter, ordenar: sort }).filter(([, word]) => word !== ''),
  ).toString()
  return query === '' ? paths.eshops() : `${paths.eshops()}?${query}`
}

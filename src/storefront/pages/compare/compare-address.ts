import type { Region } from '#domains/search/contract.ts'
import { paths } from '../../paths.ts'
import { readRegion, regionOptions } from '../../region-address.ts'

/** decisions.md, Pages: up to 99 are kept, 2 to 6 shown beside each other. */
export const MOST_COMPARED = 99
export const MOST_SHOWN = 6

const MAX_ID = 2_147_483_647

export interface CompareAddress {
  /** Offers in the order of their ids: a comparison is a set, so one set has one address. */
  readonly variantIds: readonly number[]
  readonly region: Region
}

/**
 * What an address of /compare-products asks for. Several `v` (a form without script sends one for each choice) are one; doubles
 * and what is no id fall away, and so does what is more than can be kept. `compareUrl` of the answer is the canonical address.
 */
export function readCompareAddress(url: string): CompareAddress {
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '')
    .getAll('v')
    .flatMap((value) => value.split(','))
    .flatMap(readId)
  return { variantIds: [...new Set(asked)].slice(0, MOST_COMPARED).sort((a, b) => a - b), region: readRegion(url) }
}

function readId(text: string): number[] {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? [id] : []
}

/** compare_products with its offers and region; in any order, without doubles. */
export function compareUrl({ variantIds, region }: CompareAddress): string {
  return paths.compareProducts(
    [...new Set(variantIds)].sort((a, b) => a - b),
    regionOptions.find(([each]) => each === region)?.[1] ?? '',
  )
}

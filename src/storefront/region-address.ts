import { regionSlugs } from '#domains/search/rules/listing-query.ts'
import type { Region } from '#domains/search/rules/listing-selection.ts'

/** The regions with their words in the URL; the mainland's is empty because it is the default (decisions.md, Listings and URLs). */
export const regionOptions = Object.entries(regionSlugs).map(
  ([region, slug]) => [region, slug ?? ''] as readonly [region: Region, value: string],
)

/** "madeira", "acores"; the mainland's is empty. */
export function regionWord(region: Region): string {
  return regionOptions.find(([each]) => each === region)?.[1] ?? ''
}

/** The same address for a region: "/produto/12-sofa" → "/produto/12-sofa?regiao=acores"; the mainland's is the bare one. */
export function withRegion(path: string, region: Region): string {
  const word = regionWord(region)
  return word === '' ? path : `${path}?regiao=${word}`
}

/** The region that an address says; what is no region is the mainland. */
export function readRegion(url: string): Region {
  const value = new URLSearchParams(url.split('?', 2)[1] ?? '').get('regiao') ?? ''
  return regionOptions.find(([, word]) => word === value)?.[0] ?? 'mainland'
}

import { regionSlugs } from '#domains/search/rules/query-pairs.ts'
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

/** Holds the word of the region that somebody chose; without a word the mainland was. Needed for what they asked for, so no consent is. */
export const REGION_COOKIE = 'regiao'

/** The region that such a cookie says; null: none was chosen. */
export function regionOfCookie(value: string | null): Region | null {
  return regionOptions.find(([, word]) => word === value)?.[0] ?? null
}

/** Pages that show what things cost delivered, and so exist for each region; a page of all rooms is none. */
const REGIONAL =
  /^\/(?:$|(?:search|sales|eco|furniture-bank|compare-products|lojas)$|produtos$|produtos\/(?!divisoes$)|(?:fabricantes|produto|price-drops|products|inspirations\/stl)\/)/

/** Whether a path shows what things cost delivered. */
export function isRegional(path: string): boolean {
  return REGIONAL.test(path)
}

/** Pages of nothing but links to those: said in their address, a region goes on to them, also without script. */
const ON_THE_WAY = /^\/(?:fabricantes|inspirations|produtos\/divisoes)$/

/** A page's address, and the region that it says. */
export interface RegionalAddress {
  readonly canonical: string
  readonly region: Region
}

export function regionalAddress({ url, path }: { readonly url: string; readonly path: string }): RegionalAddress {
  const region = readRegion(url)
  return { canonical: withRegion(path, region), region }
}

/** The same link within a region: unchanged where it says one itself, or leads to what has none. */
export function keepRegion(url: string, region: Region): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? []
  if (region === 'mainland' || !(isRegional(path) || ON_THE_WAY.test(path)) || /(?:^|&)regiao=/.test(query)) return url
  const pairs = `regiao=${regionWord(region)}`
  return `${path}?${query === '' ? pairs : `${query}&${pairs}`}${hash}`
}

import { giftSlugs } from '#domains/catalogue/contract.ts'
import { type BannerStrip, chosenCategories } from '#domains/content/contract.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/** What stands around every page at this time and is no part of it. */
export interface Furniture {
  readonly bannerStrips: readonly BannerStrip[]
  /** E-06: 'Presentes' of the menu, as slugs. */
  readonly gifts: readonly string[]
  /** H-01: the header leads to the inspirations. */
  readonly hasInspirations: boolean
  /** Under which islands ask for flags; null: for none. */
  readonly flagsKey: string | null
  /** What the page shows of experiments: 'button-words|new'. */
  readonly experiments: readonly string[]
}

type Source = Pick<StorefrontDependencies, 'content' | 'flags' | 'bucket' | 'buckets'>

export function furnitureNow({ content, flags, bucket, buckets }: Source): Furniture {
  return {
    bannerStrips: content.shown().bannerStrips,
    gifts: chosenCategories(content.shown()).gifts,
    hasInspirations: flags.isOn(flagNames.shopTheLook),
    flagsKey: buckets.clientKey(),
    experiments: buckets.seenIn(bucket),
  }
}

/** A part of the version of every kept page. */
export function furnitureVersion({ content, flags, bucket, buckets }: Source): string {
  const inspirations = flags.isOn(flagNames.shopTheLook) ? 'i' : ''
  return `${content.version()}${inspirations}${buckets.clientKey() ?? ''}${buckets.seenIn(bucket).join()}`
}

/** Of pages that stand when nothing else does (errors). */
export const bareFurniture: Furniture = {
  bannerStrips: [],
  gifts: giftSlugs,
  hasInspirations: false,
  flagsKey: null,
  experiments: [],
}

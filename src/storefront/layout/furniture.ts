import type { BannerStrip } from '#domains/content/contract.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/** What stands around every page at this time and is no part of it. */
export interface Furniture {
  readonly bannerStrips: readonly BannerStrip[]
  /** H-01: the header leads to the inspirations. */
  readonly hasInspirations: boolean
}

type Source = Pick<StorefrontDependencies, 'content' | 'flags'>

export function furnitureNow({ content, flags }: Source): Furniture {
  return { bannerStrips: content.shown().bannerStrips, hasInspirations: flags.isOn(flagNames.shopTheLook) }
}

/** A part of the version of every kept page. */
export function furnitureVersion({ content, flags }: Source): string {
  return `${content.version()}${flags.isOn(flagNames.shopTheLook) ? 'i' : ''}`
}

/** Of pages that stand when nothing else does (errors). */
export const bareFurniture: Furniture = { bannerStrips: [], hasInspirations: false }

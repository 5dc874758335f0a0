import type { Region } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { ChristmasState } from '../../parts/variant/christmas-window.ts'

/** What the blocks of the home page are made of, for one region at one moment. */
export type HomeSources = Pick<
  StorefrontDependencies,
  'articles' | 'listings' | 'eshops' | 'site' | 'clock' | 'log' | 'content' | 'inspirations'
> & {
  readonly region: Region
  readonly christmas: ChristmasState
}

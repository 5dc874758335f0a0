import { bannerStrips } from './banner-strips.ts'
import type { ContentKind } from './content-kind.ts'
import { gridBanners } from './grid-banners.ts'
import { homeBlocks } from './home-blocks.ts'
import { menuGifts, menuTop } from './menu-categories.ts'
import { promotedCategories } from './promoted-categories.ts'
import { redirects } from './redirects.ts'

/** Every kind of content, by its name in the files of `poiso content set`. */
export const contentKinds = {
  bannerStrips,
  gridBanners,
  homeBlocks,
  promotedCategories,
  menuGifts,
  menuTop,
  redirects,
} as const

export type ContentName = keyof typeof contentKinds
export const contentNames = Object.keys(contentKinds) as readonly ContentName[]

type EntryOf<Kind> = Kind extends ContentKind<infer Entry> ? Entry : never

/** All entries of every kind, in their order. */
export type Content = { readonly [Name in ContentName]: readonly EntryOf<(typeof contentKinds)[Name]>[] }

export const noContent: Content = {
  bannerStrips: [],
  gridBanners: [],
  homeBlocks: [],
  promotedCategories: [],
  menuGifts: [],
  menuTop: [],
  redirects: [],
}

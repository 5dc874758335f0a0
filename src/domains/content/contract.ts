/** What others may use of content (architecture.md, Layout). */
export { parseContentFile, type ContentFile } from './content-file.ts'
export { followContent, type ContentFollower } from './content-follower.ts'
export type { BannerStrip } from './kinds/banner-strips.ts'
export { type Content, noContent } from './kinds/content-kinds.ts'
export type { GridBanner } from './kinds/grid-banners.ts'
export type { HomeBlock, HomeBlockKind } from './kinds/home-blocks.ts'
export { setFirstContent } from './set-content.ts'
export { standardContent } from './standard-content.ts'

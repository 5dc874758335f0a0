import type { ReactElement } from 'react'
import type { Rendering } from '#domains/clicks/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { contentHash, pageBytes, type PageParts } from './html/page-bytes.ts'
import { type Pieces, renderFrame } from './html/trusted-html.tsx'
import type { MadePage } from './cache/page-cache.ts'
import { type Site, SiteProvider } from './site.ts'

export interface PageContent {
  readonly status?: number
  readonly element: ReactElement
  readonly fragments?: readonly Pieces[]
  readonly firstPosition?: number
  /** Its links keep to it. */
  readonly region?: Region
  readonly validUntil?: Date | null
  readonly isStandIn?: boolean
}

/** Renders a page's frame and puts it together; `signRendering` signs its click links. */
export function makePage(content: PageContent, site: Site, signRendering: (name: string) => Rendering): MadePage {
  const frame = renderFrame(<SiteProvider value={site}>{content.element}</SiteProvider>, content.region)
  const parts: PageParts = { ...frame, fragments: content.fragments ?? [], firstPosition: content.firstPosition ?? 1 }
  const hash = contentHash(parts)
  return {
    status: content.status ?? 200,
    body: pageBytes(parts, signRendering(hash)),
    etag: `W/"${hash}"`,
    validUntil: content.validUntil ?? null,
    isStandIn: content.isStandIn ?? false,
    location: null,
  }
}

/** What stood here stands at another address for good. */
export function movedPage(location: string): MadePage {
  return {
    status: 301,
    body: Buffer.alloc(0),
    etag: '',
    validUntil: null,
    location,
  }
}

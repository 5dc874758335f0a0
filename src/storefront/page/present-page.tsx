import { createElement } from 'react'
import type { FastifyReply } from 'fastify'
import type { StorefrontDependencies } from '../dependencies.ts'
import { Document } from '../layout/Document.tsx'
import { furnitureNow } from '../layout/furniture.ts'
import { ShopsDocument } from '../layout/ShopsDocument.tsx'
import type { PageContent } from '../render-page.tsx'
import type { Page } from './page.ts'
import type { Shown } from './asked-and-shown.ts'
import { type PrivatePageDependencies, sendPrivatePage } from './send-private-page.ts'

/** What of a page its document is made from. */
type Presented<Props extends object> = Pick<Page<never, never, Props>, 'service' | 'script' | 'head' | 'Page'>

/** Shows a page to one person: a private one, or a shared one again with what is wrong in its form. */
export function showPrivately<Props extends object>(
  page: Presented<Props> & Pick<Page, 'access' | 'hasTags' | 'isFound'>,
  reply: FastifyReply,
  shown: Shown<Props>,
  dependencies: PrivatePageDependencies,
): FastifyReply {
  return sendPrivatePage(reply, contentOf(page, shown, dependencies), page.access, dependencies, page)
}

/** A page inside the document of its host. */
export function contentOf<Props extends object>(
  { service = 'site', script = 'words', head: headOf, Page: Main }: Presented<Props>,
  { props, ...shown }: Shown<Props>,
  dependencies: Pick<StorefrontDependencies, 'site' | 'content' | 'flags' | 'bucket' | 'buckets'>,
): PageContent {
  const { query, compared, region, skip, ...head } = headOf(props, dependencies.site)
  const main = createElement(Main, props)
  const element =
    service === 'site' ? (
      <Document
        script={script}
        head={head}
        furniture={furnitureNow(dependencies)}
        {...(query !== undefined && { query })}
        {...(compared !== undefined && { compared })}
        {...(region !== undefined && { region })}
        {...(skip !== undefined && { skip })}
      >
        {main}
      </Document>
    ) : (
      <ShopsDocument head={head}>{main}</ShopsDocument>
    )
  return { ...shown, element, ...(region !== undefined && { region }) }
}

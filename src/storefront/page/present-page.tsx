import { createElement } from 'react'
import type { FastifyReply } from 'fastify'
import type { StorefrontDependencies } from '../dependencies.ts'
import { Document } from '../layout/Document.tsx'
import { PlainDocument } from '../layout/PlainDocument.tsx'
import type { PageContent } from '../render-page.tsx'
import type { Page, Shown } from './page.ts'
import { type PrivatePageDependencies, sendPrivatePage } from './send-private-page.ts'

/** Shows a page to one person: a private one, or a shared one again with what is wrong in its form. */
export function showPrivately<Props extends object>(
  page: Pick<Page<never, never, Props>, 'service' | 'access' | 'head' | 'Page'>,
  reply: FastifyReply,
  shown: Shown<Props>,
  dependencies: PrivatePageDependencies,
): FastifyReply {
  return sendPrivatePage(reply, contentOf(page, shown, dependencies), page.access, dependencies)
}

/** A page inside the document of its host. */
export function contentOf<Props extends object>(
  { service = 'site', head: headOf, Page: Main }: Pick<Page<never, never, Props>, 'service' | 'head' | 'Page'>,
  { props, ...shown }: Shown<Props>,
  { site }: Pick<StorefrontDependencies, 'site'>,
): PageContent {
  const { query, comparison, ...head } = headOf(props, site)
  const main = createElement(Main, props)
  const element =
    service === 'site' ? (
      <Document head={head} {...(query !== undefined && { query })} {...(comparison !== undefined && { comparison })}>
        {main}
      </Document>
    ) : (
      <PlainDocument title={head.title} description={head.description}>
        {main}
      </PlainDocument>
    )
  return { ...shown, element }
}

import type { FastifyReply } from 'fastify'
import type { Access } from '#platform/http/request/route-classes.ts'
import { contentSecurityPolicy } from '#platform/http/answers/security-headers.ts'
import { ofPrivatePages } from '../client/events/page-events.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import type { Page } from './page.ts'
import { makePage, type PageContent } from '../render-page.tsx'

/** What the pages of one person stand on: no cache, no listings. */
export type PrivatePageDependencies = Pick<
  StorefrontDependencies,
  'site' | 'policy' | 'signRendering' | 'content' | 'flags' | 'bucket' | 'buckets'
>

/** What of a page is not as of others that nobody keeps (page.ts). */
type PrivateFacts = Pick<Page, 'hasTags' | 'isFound'>

/**
 * Sends a page that nobody keeps and no search engine shows; its address is told to no other site. Nor do tags see it, unless `hasTags`: they could
 * read the address and what stands on the page.
 */
export function sendPrivatePage(
  reply: FastifyReply,
  content: PageContent,
  access: Access,
  dependencies: PrivatePageDependencies,
  { hasTags = false, isFound = false }: PrivateFacts = {},
): FastifyReply {
  const { site, signRendering } = dependencies
  const events = hasTags ? site.events : ofPrivatePages(site.events)
  const { status, body } = makePage(content, { ...site, events }, signRendering)
  return privately(reply, access, dependencies, { hasTags, isFound })
    .code(status)
    .type('text/html; charset=utf-8')
    .send(body)
}

/** The headers of such a page, also for what it asks for afterwards. What depends on who is signed in says so. */
export function privately(
  reply: FastifyReply,
  access: Access,
  { policy }: Pick<PrivatePageDependencies, 'policy'>,
  { hasTags = false, isFound = false }: PrivateFacts = {},
): FastifyReply {
  return reply.headers({
    ...(access === 'anyone'
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': 'private, no-store', vary: 'cookie' }),
    ...(!isFound && { 'x-robots-tag': 'noindex, nofollow' }),
    'referrer-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy({
      ...policy,
      tagOrigins: hasTags ? (policy.tagOrigins ?? []) : [],
      hasScripts: true,
    }),
  })
}

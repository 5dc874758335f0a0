import type { FastifyReply } from 'fastify'
import type { Access } from '#platform/http/request/route-classes.ts'
import { contentSecurityPolicy } from '#platform/http/answers/security-headers.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { makePage, type PageContent } from '../render-page.tsx'

/** What the pages of one person stand on: no cache, no listings. */
export type PrivatePageDependencies = Pick<
  StorefrontDependencies,
  'site' | 'policy' | 'signRendering' | 'content' | 'flags'
>

/** Sends a page that nobody keeps and no search engine shows; its address is told to no other site. */
export function sendPrivatePage(
  reply: FastifyReply,
  content: PageContent,
  access: Access,
  dependencies: PrivatePageDependencies,
  isFound = false,
): FastifyReply {
  const { site, signRendering } = dependencies
  const { status, body } = makePage(content, site, signRendering)
  return privately(reply, access, dependencies, isFound).code(status).type('text/html; charset=utf-8').send(body)
}

/** The headers of such a page, also for what it asks for afterwards. What depends on who is signed in says so. */
export function privately(
  reply: FastifyReply,
  access: Access,
  { policy }: Pick<PrivatePageDependencies, 'policy'>,
  isFound = false,
): FastifyReply {
  return reply.headers({
    ...(access === 'anyone'
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': 'private, no-store', vary: 'cookie' }),
    ...(!isFound && { 'x-robots-tag': 'noindex, nofollow' }),
    'referrer-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy({ ...policy, hasScripts: true }),
  })
}

import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { makePage } from '../render-page.tsx'

/** What the pages of one person stand on: no cache, no listings. */
export type PrivatePageDependencies = Pick<StorefrontDependencies, 'site' | 'policy' | 'signRendering'>

/** Sends a page that nobody keeps and no search engine shows; its address is told to no other site. */
export function sendPrivatePage(
  reply: FastifyReply,
  element: ReactElement,
  dependencies: PrivatePageDependencies,
  status = 200,
): FastifyReply {
  return send(privately(reply, dependencies).code(status), element, dependencies)
}

/** Sends a page that is the same for everybody and seldom changes. */
export function sendSharedPage(
  reply: FastifyReply,
  element: ReactElement,
  dependencies: PrivatePageDependencies,
): FastifyReply {
  return send(
    privately(reply, dependencies)
      .removeHeader('x-robots-tag')
      .removeHeader('referrer-policy')
      .header('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'),
    element,
    dependencies,
  )
}

function send(
  reply: FastifyReply,
  element: ReactElement,
  { site, signRendering }: PrivatePageDependencies,
): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(makePage({ element }, site, signRendering).body)
}

/** The headers of such a page, for what it asks for afterwards. */
export function privately(reply: FastifyReply, { policy }: PrivatePageDependencies): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy({ ...policy, hasScripts: true }),
  })
}

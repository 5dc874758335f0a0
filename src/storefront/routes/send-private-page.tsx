import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { makePage } from '../render-page.tsx'

/** What the pages of one person stand on: no cache, no listings. */
export type PrivatePageDependencies = Pick<StorefrontDependencies, 'site' | 'policy' | 'signRendering'>

/** Sends a page that nobody keeps and no search engine shows; its address is told to no other site. */
export const sendPrivatePage = (reply: FastifyReply, element: ReactElement, dependencies: PrivatePageDependencies, status = 200): FastifyReply => {
  const { body } = makePage({ element }, dependencies.site, dependencies.signRendering)
  return privately(reply, dependencies).code(status).type('text/html; charset=utf-8').send(body)
}

/** The headers of such a page, for what it asks for afterwards. */
export const privately = (reply: FastifyReply, { site, policy }: PrivatePageDependencies): FastifyReply =>
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy({ ...policy, scriptHashes: [site.script.integrity] }),
  })

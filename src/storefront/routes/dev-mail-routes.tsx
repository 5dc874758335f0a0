import type { FastifyInstance } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { KeptMail, ReadableMail } from '#platform/mail/kept-mails.ts'
import { type PrivatePageDependencies, sendPrivatePage } from '../page/send-private-page.ts'
import { DevMailPage } from '../pages/dev-mail/DevMailPage.tsx'
import { DevMailsPage } from '../pages/dev-mail/DevMailsPage.tsx'

export interface DevMails {
  list(): Promise<readonly KeptMail[]>
  find(id: number): Promise<ReadableMail | null>
}

/** A mail's own styles and nothing else; what it links to opens beside it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** `/dev/mail`: the mails that were queued, newest first, and each as it is seen. Outside production only: who mounts it decides (hosts/web.ts). */
export function devMailRoutes(app: FastifyInstance, dependencies: PrivatePageDependencies, mails: DevMails): void {
  const find = async (text: string): Promise<ReadableMail> => {
    const found = /^[1-9]\d{0,14}$/.test(text) ? await mails.find(Number(text)) : null
    if (found === null) throw new RefusedError(refusal('not_found', `no mail has the number ${text}`))
    return found
  }
  app.get('/dev/mail', { config: pageFacts() }, async (_request, reply) =>
    sendPrivatePage(reply, { element: <DevMailsPage mails={await mails.list()} /> }, 'anyone', dependencies),
  )
  app.get<{ Params: { id: string } }>('/dev/mail/:id', { config: pageFacts() }, async ({ params }, reply) =>
    sendPrivatePage(reply, { element: <DevMailPage mail={await find(params.id)} /> }, 'anyone', {
      ...dependencies,
      policy: { ...dependencies.policy, hasFrames: true },
    }),
  )
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', { config: pageFacts() }, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
      .send((await find(params.id)).html),
  )
}

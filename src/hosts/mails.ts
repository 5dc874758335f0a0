import type { SentMail } from '#platform/mail/define-mail.ts'
import { domains } from './domains.ts'

/** Every mail of the product: what a worker can send. */
export async function allMails(): Promise<readonly SentMail[]> {
  const ofDomains = await Promise.all(domains.map(async (domain) => (await domain.mails?.())?.mails ?? []))
  return ofDomains.flat()
}

import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { SentMail } from '#platform/mail/define-mail.ts'
import { forgetMails, MAIL_KEPT_MS } from '#platform/mail/kept-mails.ts'
import { enqueueForgotten } from '#platform/mail/mail-report.ts'
import { sendMail } from '#platform/mail/send-mail-job.ts'
import { smtpPost } from '#platform/mail/smtp-post.ts'
import { SITE_NAME } from '../site-name.ts'
import type { WorkerParts } from './worker-parts.ts'

const HOUR_MS = 3_600_000
/** Long enough to find out why somebody says that a mail never came. */

/** What a worker does about the mails of all domains. */
export function mailSide({
  config,
  db,
  clock,
  log,
  mails,
}: Pick<WorkerParts, 'config' | 'db' | 'clock' | 'log'> & { mails: readonly SentMail[] }): WorkerSide {
  const { smtpUrl, mailFrom } = config
  const isProduction = config.env === 'production'
  const site = { name: SITE_NAME, url: config.url }
  const post = smtpUrl === null ? null : smtpPost({ url: smtpUrl, from: mailFrom, fromName: SITE_NAME })
  const domain = mailFrom.slice(mailFrom.indexOf('@') + 1)
  // Then they wait in their rows, and go when there is one.
  const areHeld = isProduction && post === null
  if (areHeld) log.error('SMTP_URL is not set: no mail leaves')
  const job = sendMail.with({ db, clock, mails, site, post, domain, keepsRendered: !isProduction })
  return {
    jobs: areHeld ? [] : [job],
    repetitions: [
      {
        everyMs: HOUR_MS,
        atOnce: true,
        complaint: 'mails without a job cannot be found',
        act: () => enqueueForgotten(db),
      },
    ],
    retention: [{ what: 'mails', keptMs: MAIL_KEPT_MS, forget: (before) => forgetMails(db, before) }],
  }
}

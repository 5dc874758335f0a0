import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Database } from '#platform/database/connect.ts'
import { findKeptMail, keptMails } from '#platform/mail/kept-mails.ts'
import { mailHealth } from '#platform/mail/mail-report.ts'
import { mailWebhook } from '#platform/mail/mail-webhook.ts'
import { orDegraded } from './database-health.ts'
import type { DevMails } from '#storefront/routes/dev-mail-routes.tsx'
import type { WebBasis } from './web-parts.ts'

/** What a web process does about the mails of all domains. */
export function mailSide({ config, db, clock }: Pick<WebBasis, 'config' | 'db' | 'clock'>): WebSide {
  const canSend = config.env !== 'production' || config.smtpUrl !== null
  return {
    routes: (app) => mailWebhook(app, { db, clock, secret: config.mailReportSecret }),
    readiness: [{ name: 'mail', check: () => orDegraded(() => mailHealth(db, canSend)) }],
  }
}

const MOST_LISTED = 200

/** For /dev/mail. */
export function mailsOf(db: Database): DevMails {
  return { list: () => keptMails(db, MOST_LISTED), find: (id) => findKeptMail(db, id) }
}

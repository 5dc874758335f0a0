import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JobContext } from '#platform/jobs/define-job.ts'
import type { MailFrame, SentMail } from './define-mail.ts'

export interface DeliverDeps extends MailFrame {
  readonly db: Database
  readonly clock: Clock
  readonly mails: readonly SentMail[]
}

export async function deliverMail(_id: number, _deps: DeliverDeps, _context: JobContext): Promise<void> {}

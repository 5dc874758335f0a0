import type { SentMail } from '#platform/mail/define-mail.ts'
import { alertMail } from './mails/alert-mail.tsx'
import { confirmMail } from './mails/confirm-mail.tsx'

export const mails: readonly SentMail[] = [alertMail, confirmMail]

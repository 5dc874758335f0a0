import type { SentMail } from '#platform/mail/define-mail.ts'
import { mails as joiningMails } from './mails/joining-mails.tsx'
import { mails as memberMails } from './mails/partner-mails.tsx'

export const mails: readonly SentMail[] = [...joiningMails, ...memberMails]

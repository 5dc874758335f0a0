import { starDecidedMail } from './star/mails/star-decided-mail.tsx'
import { starMail } from './star/mails/star-mail.tsx'

/** What it sends by mail. */
export const mails = [starMail, starDecidedMail] as const

import { starMail } from './star/mails/star-mail.tsx'

/** What it sends by mail. */
export const mails = [starMail] as const

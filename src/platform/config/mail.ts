import { isMailAddress } from '../mail/mail-address.ts'
import { readOperator } from '../operator.ts'
import { ConfigError, readOptionalUrl, readSecret } from '../config-values.ts'
import type { Read } from './variables.ts'

/** Who writes to people, and to whom they write. `url`: the site's origin. */
export function readMail(read: Read, url: string) {
  return {
    smtpUrl: readOptionalUrl('SMTP_URL', read, ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(read('POISO_MAIL_FROM'), url),
    contactMail: readContactMail(read),
    mailReportSecret: readSecret('POISO_MAIL_REPORT_SECRET', read),
    operator: readOperator(read),
  }
}

/** A machine without a domain of its own sends in the name of one that nobody can have (RFC 2606). */
function readMailFrom(text: string | null, url: string): string {
  const { hostname } = new URL(url)
  if (text === null) return `nao-responda@${/\.[a-z]+$/i.test(hostname) ? hostname : 'poiso.invalid'}`
  if (!isMailAddress(text)) throw new ConfigError('POISO_MAIL_FROM', `"${text}" is not an address`)
  return text
}

/** Without a production's care messages are shown at /dev/mail, to an address that nobody can have. */
function readContactMail(read: Read): string | null {
  const text =
    read('POISO_CONTACT_MAIL') ??
    read('POISO_OPERATOR_EMAIL') ??
    (read('POISO_ENV') === 'production' ? null : 'contacto@poiso.invalid')
  if (text !== null && !isMailAddress(text)) throw new ConfigError('POISO_CONTACT_MAIL', `"${text}" is not an address`)
  return text
}

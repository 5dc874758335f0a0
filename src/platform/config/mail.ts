import { isMailAddress } from '../mail/mail-address.ts'
import { mod97 } from '../europe/mod-97.ts'
import { readOperator } from './operator.ts'
import { ConfigError, readOptionalUrl, readSecret } from './config-values.ts'
import type { Read } from './variables.ts'

/** Who writes to people, and to whom they write. `url`: the site's origin. */
export function readMail(read: Read, url: string) {
  return {
    smtpUrl: readOptionalUrl('SMTP_URL', read, ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(read('POISO_MAIL_FROM'), url),
    contactMail: readContactMail(read),
    mailReportSecret: readSecret('POISO_MAIL_REPORT_SECRET', read),
    operator: readOperator(read),
    ...readInvoices(read),
  }
}

/** What invoices say of whom they are paid to, and with what they are signed. */
function readInvoices(read: Read) {
  const invoiceKeyFile = read('POISO_INVOICE_KEY')
  const certificate = read('POISO_INVOICE_CERTIFICATE') ?? '0'
  if (!/^\d{1,9}$/.test(certificate))
    throw new ConfigError(
      'POISO_INVOICE_CERTIFICATE',
      `"${certificate.slice(0, 50)}" is no number of a certificate (0: there is none)`,
    )
  const invoiceCertificate = Number(certificate)
  if (invoiceCertificate > 0 && invoiceKeyFile === null)
    throw new ConfigError('POISO_INVOICE_CERTIFICATE', 'is set although POISO_INVOICE_KEY is not')
  return { invoiceIban: readIban(read('POISO_INVOICE_IBAN')), invoiceKeyFile, invoiceCertificate }
}

/** As it is printed, in groups of four. */
function readIban(text: string | null): string | null {
  if (text === null) return null
  const plain = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain) || mod97(plain.slice(4) + plain.slice(0, 4)) !== 1)
    throw new ConfigError('POISO_INVOICE_IBAN', `"${text.slice(0, 50)}" is no IBAN`)
  return plain.replace(/(.{4})(?=.)/g, '$1 ')
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

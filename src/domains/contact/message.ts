import { isMailAddress } from '#platform/mail/mail-address.ts'
import { firstChars, readableLine, withoutUnreadable } from '#platform/readable-text.ts'

/** What somebody writes to us, in their own words. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly body: string
}

export type ContactField = keyof ContactMessage

/** Whose form it is: the marketplace's, or that of the site for shops. */
export type ContactPlace = 'site' | 'shops'

/** What is wrong with what was typed, by field. */
export type ContactComplaints = Readonly<
  Partial<Record<ContactField, 'missing' | 'too_short' | 'too_long' | 'malformed'>>
>

const DAY_MS = 86_400_000

export const CONTACT_LIMITS = {
  nameChars: 100,
  emailChars: 254,
  subjectChars: 150,
  fewestBodyChars: 10,
  bodyChars: 5_000,
  /** A message with more addresses of the web is looked at first. */
  links: 5,
  /** Nobody reads the form, writes and sends it in less. */
  fastestMs: 3_000,
  /** A form that is older is shown again, filled in, with a new key. */
  formMs: DAY_MS,
  keptDays: 180,
} as const

/** Cleans what was typed and says what cannot stand. Lines of the message stay; other fields are one line. */
export function readMessage(typed: Readonly<Record<ContactField, string>>): {
  readonly message: ContactMessage
  readonly complaints: ContactComplaints
} {
  const message = {
    name: line(typed.name, CONTACT_LIMITS.nameChars),
    email: firstChars(typed.email, CONTACT_LIMITS.emailChars + 2).trim(),
    subject: line(typed.subject, CONTACT_LIMITS.subjectChars),
    body: withoutUnreadable(firstChars(typed.body, CONTACT_LIMITS.bodyChars * 4).replace(/\r\n?/g, '\n')).trim(),
  }
  const entries = [
    ['name', lineComplaint(message.name, CONTACT_LIMITS.nameChars)],
    ['email', message.email === '' ? 'missing' : isMailAddress(message.email) ? null : 'malformed'],
    ['subject', lineComplaint(message.subject, CONTACT_LIMITS.subjectChars)],
    ['body', bodyComplaint(message.body)],
  ] as const
  return { message, complaints: Object.fromEntries(entries.filter(([, complaint]) => complaint !== null)) }
}

/** One unit more than may be, so that what is too long is told apart from what was cut. */
function line(text: string, mostChars: number): string {
  return readableLine(text, mostChars + 2)
}

function lineComplaint(text: string, mostChars: number) {
  return text === '' ? 'missing' : text.length > mostChars ? 'too_long' : null
}

function bodyComplaint(text: string) {
  if (text === '') return 'missing'
  if (text.length < CONTACT_LIMITS.fewestBodyChars) return 'too_short'
  return text.length > CONTACT_LIMITS.bodyChars ? 'too_long' : null
}

/** How many addresses of the web a text holds. */
export function linksIn({ subject, body }: Pick<ContactMessage, 'subject' | 'body'>): number {
  return [...`${subject}\n${body}`.matchAll(/https?:\/\/|www\.|\[url|<a\s/gi)].length
}

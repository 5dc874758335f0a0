import { isMailAddress } from '#platform/mail/mail-address.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'

/** As mail servers take it (RFC 5321). */
export const MAX_EMAIL_CHARS = 254

/**
 * An e-mail address as we know it: composed, in small letters; null when it is none. Letters that only look like others
 * (full width, ligatures) are refused: two addresses that differ must not become one.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > MAX_EMAIL_CHARS * 2) return null
  const email = typed.trim().normalize('NFC').toLowerCase()
  const isPlain = email === email.normalize('NFKC') && email === withoutUnreadable(email)
  return isPlain && isMailAddress(email) ? email : null
}

import { isMailAddress } from '#platform/mail/mail-address.ts'
import { firstChars, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { type PolicyReason, reportReasons } from '../rules/policy-reasons.ts'

const DAY_MS = 86_400_000

export const NOTICE_LIMITS = {
  explanationChars: 3_000,
  fewestExplanationChars: 10,
  nameChars: 100,
  emailChars: 254,
  /** For so long a decision can be complained of (Digital Services Act, article 20). */
  complaintMs: 183 * DAY_MS,
  /** What was reported is forgotten so long after the decision, with the addresses. */
  keptDays: 365,
  /** What was not published, or is no more: as long as its author may complain. */
  textKeptDays: 183,
} as const

/** What somebody says of a text. */
export interface Notice {
  readonly reason: PolicyReason
  readonly explanation: string
  readonly name: string | null
  /** Where the decision is told; null: nowhere. */
  readonly email: string | null
}

export type NoticeField = 'reason' | 'explanation' | 'name' | 'email' | 'faith'
export type NoticeTyped = Readonly<Record<NoticeField, string>>
export type NoticeComplaints = Readonly<
  Partial<Record<NoticeField, 'missing' | 'too_short' | 'too_long' | 'malformed'>>
>

/** Cleans what was typed and says what cannot stand. */
export function readNotice(typed: NoticeTyped): { readonly notice: Notice; readonly complaints: NoticeComplaints } {
  const reason = reportReasons.find((each) => each === typed.reason)
  const explanation = readWords(typed.explanation)
  const name = readableLine(typed.name, NOTICE_LIMITS.nameChars + 2)
  const email = firstChars(typed.email, NOTICE_LIMITS.emailChars + 2).trim()
  const entries = [
    ['reason', reason === undefined ? 'missing' : null],
    ['explanation', wordsComplaint(explanation)],
    ['name', name.length > NOTICE_LIMITS.nameChars ? 'too_long' : null],
    ['email', email === '' || isMailAddress(email) ? null : 'malformed'],
    ['faith', typed.faith === '' ? 'missing' : null],
  ] as const
  return {
    notice: { reason: reason ?? 'illegal', explanation, name: orNull(name), email: orNull(email) },
    complaints: Object.fromEntries(entries.filter(([, complaint]) => complaint !== null)),
  }
}

/** Several lines as they can be kept and shown. */
export function readWords(typed: string): string {
  return withoutUnreadable(firstChars(typed, NOTICE_LIMITS.explanationChars * 4).replace(/\r\n?/g, '\n')).trim()
}

export function wordsComplaint(words: string): 'missing' | 'too_short' | 'too_long' | null {
  if (words === '') return 'missing'
  if (words.length < NOTICE_LIMITS.fewestExplanationChars) return 'too_short'
  return words.length > NOTICE_LIMITS.explanationChars ? 'too_long' : null
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

import { isMailAddress } from '#platform/mail/mail-address.ts'
import { firstChars, isSeen, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { QUESTION_LIMITS } from '../question.ts'

export type WordsComplaint = 'missing' | 'too_short' | 'too_long' | 'malformed'

export interface TypedWords {
  readonly body: string
  /** null: they gave none. */
  readonly nickname: string | null
}

export type WordsComplaints = Readonly<Partial<Record<'body' | 'nickname' | 'email', WordsComplaint>>>

/** Cleans what was typed of a question or an answer and says what cannot stand. Lines of the text stay, a name is one line. */
export function readWords(
  typed: { readonly body: string; readonly nickname: string },
  mostChars: number,
): { readonly words: TypedWords; readonly complaints: WordsComplaints } {
  const body = withoutUnreadable(firstChars(typed.body, mostChars * 4).replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const nickname = readableLine(typed.nickname, QUESTION_LIMITS.nicknameChars + 2)
  const wrong = bodyComplaint(body, mostChars)
  return {
    words: { body, nickname: isSeen(nickname) ? nickname : null },
    complaints: {
      ...(wrong !== null && { body: wrong }),
      ...(nickname.length > QUESTION_LIMITS.nicknameChars && { nickname: 'too_long' as const }),
      // A name is no place for an address of the web or a mailbox.
      ...(/https?:|www\.|@/i.test(nickname) && { nickname: 'malformed' as const }),
    },
  }
}

function bodyComplaint(body: string, mostChars: number): WordsComplaint | null {
  if (body === '') return 'missing'
  if (body.length < QUESTION_LIMITS.fewestChars) return 'too_short'
  return body.length > mostChars ? 'too_long' : null
}

/** An address as it was typed, and what is wrong with it. */
export function readEmail(typed: string): { readonly email: string; readonly complaint: WordsComplaint | null } {
  const email = firstChars(typed, QUESTION_LIMITS.emailChars + 2).trim()
  return { email, complaint: email === '' ? 'missing' : isMailAddress(email) ? null : 'malformed' }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AnswerRole } from '../question.ts'

/**
 * What a link of a mail is good for: `confirm` a request; see and end one's `own` question; no more mails of one's own question (`quiet`);
 * no more mails about others' questions (`mute`, by who was written to).
 */
export type QuestionLinkKind = 'confirm' | 'own' | 'quiet' | 'mute'

export interface TokenOwner {
  readonly questionId: string
  readonly addresseeId: number
  readonly role: Exclude<AnswerRole, 'somebody'>
}

export interface QuestionLinks {
  confirmPath(requestId: number): string
  ownPath(questionId: number): string
  /** Takes a one-click POST. */
  endPath(kind: 'quiet' | 'mute', id: number): string
  answerPath(owner: TokenOwner, expiresAt: Date): string
  /** What a hash is good for; null: it is none of ours. */
  read(hash: string): { readonly kind: QuestionLinkKind; readonly id: number } | null
  /** Whose token it is; null: forged, of another question, or over. */
  readToken(questionId: string, token: string, now: Date): Omit<TokenOwner, 'questionId'> | null
  /** An address as those are kept who want no mails. */
  hashOf(address: string): Buffer
}

const LETTERS: Readonly<Record<QuestionLinkKind, string>> = { confirm: 'c', own: 'o', quiet: 'q', mute: 'm' }
const ROLES = { shop: 's', buyer: 'b' } as const
const MAC_BYTES = 16
const DAY_MS = 86_400_000
const HASH = /^([coqm])([0-9a-z]{1,11})-([\w-]{22})$/
const TOKEN = /^([sb])([0-9a-z]{1,11})\.([0-9a-z]{1,6})\.([\w-]{22})$/

/** Links that nobody can guess and that are kept nowhere: what they are good for, and 128 bits of a keyed hash of that. */
export function questionLinks(key: Uint8Array): QuestionLinks {
  const macOf = (named: string): Buffer => createHmac('sha256', key).update(named).digest().subarray(0, MAC_BYTES)
  const isSigned = (named: string, mac: string): boolean => timingSafeEqual(macOf(named), bytesOf(mac))
  const hashOf = (kind: QuestionLinkKind, id: number): string => {
    const named = LETTERS[kind] + id.toString(36)
    return `${named}-${macOf(named).toString('base64url')}`
  }
  return {
    confirmPath: (requestId) => `/pqa/confirm/${hashOf('confirm', requestId)}`,
    ownPath: (questionId) => `/pqa/question/${hashOf('own', questionId)}`,
    endPath: (kind, id) => `/pqa/unsubscribe/${hashOf(kind, id)}`,
    answerPath: ({ questionId, addresseeId, role }, expiresAt) => {
      const named = `${ROLES[role]}${addresseeId.toString(36)}.${Math.floor(expiresAt.getTime() / DAY_MS).toString(36)}`
      const mac = macOf(`answer ${questionId} ${named}`).toString('base64url')
      return `/pqa/answer/${questionId}?token=${named}.${mac}`
    },
    read: (hash) => {
      const [, letter = '', id = '', mac = ''] = HASH.exec(hash) ?? []
      if (!isSigned(letter + id, mac)) return null
      const kind = (Object.keys(LETTERS) as QuestionLinkKind[]).find((each) => LETTERS[each] === letter)
      return kind === undefined ? null : { kind, id: Number.parseInt(id, 36) }
    },
    readToken: (questionId, token, now) => {
      const [, letter = '', id = '', day = '', mac = ''] = TOKEN.exec(token) ?? []
      if (!isSigned(`answer ${questionId} ${letter}${id}.${day}`, mac)) return null
      if (now.getTime() >= Number.parseInt(day, 36) * DAY_MS) return null
      return { addresseeId: Number.parseInt(id, 36), role: letter === ROLES.shop ? 'shop' : 'buyer' }
    },
    hashOf: (address) => macOf(`address ${address.toLowerCase()}`),
  }
}

/** A mac as it was written, always of one length. */
function bytesOf(mac: string): Buffer {
  const bytes = Buffer.alloc(MAC_BYTES)
  bytes.set(Buffer.from(mac, 'base64url').subarray(0, MAC_BYTES))
  return bytes
}

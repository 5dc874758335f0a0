/** Who gives an answer: a shop of the product, somebody who bought it, or anybody with an account. */
export type AnswerRole = 'shop' | 'buyer' | 'somebody'
export type QuestionState = 'waiting' | 'published' | 'refused' | 'removed' | 'erased'

/** A question as it is kept. */
export interface Question {
  readonly id: number
  readonly externalId: string
  readonly variantId: number
  readonly personId: number | null
  readonly address: string | null
  readonly nickname: string | null
  /** null: erased at its author's request. */
  readonly body: string | null
  readonly state: QuestionState
  readonly version: number
  readonly wantsMails: boolean
  readonly isTold: boolean
  readonly writtenAt: Date
  readonly publishedAt: Date | null
}

/** An answer as it is kept. */
export interface Answer {
  readonly id: number
  readonly externalId: string
  readonly questionId: number
  readonly role: AnswerRole
  readonly eshopId: number | null
  readonly personId: number | null
  readonly addresseeId: number | null
  readonly nickname: string | null
  readonly body: string
  readonly shownBody: string | null
  readonly state: Exclude<QuestionState, 'erased'>
  readonly version: number
  readonly writtenAt: Date
  readonly publishedAt: Date | null
}

/** A published question with what was answered, the best first. */
export interface ShownQuestion {
  readonly questionId: string
  readonly variantId: number
  /** Who asked, for themselves; null: no account. */
  readonly personId: number | null
  readonly nickname: string | null
  /** null: erased at its author's request. */
  readonly body: string | null
  readonly publishedAt: Date
  readonly answers: readonly ShownAnswer[]
}

export interface ShownAnswer {
  readonly answerId: string
  readonly role: AnswerRole
  readonly eshopId: number | null
  readonly nickname: string | null
  readonly body: string
  readonly helpful: number
  readonly unhelpful: number
  /** The asker says that it solved the question. */
  readonly isSolution: boolean
  readonly publishedAt: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** docs/limits.md */
export const QUESTION_LIMITS = {
  fewestChars: 10,
  questionChars: 1_000,
  answerChars: 2_000,
  nicknameChars: 60,
  emailChars: 254,
  /** A link that confirms an address is good for so long. */
  requestHours: 24,
  /** A token to answer with. */
  tokenDays: 60,
  /** Who voted is known for so long. */
  voteMs: 2 * DAY_MS,
  /** Questions of a product that are looked through. */
  searched: 500,
  pageSize: 20,
  /** From so many on, there is a field to search them. */
  searchFrom: 6,
  /** Written to about one question. */
  shops: 10,
  buyers: 5,
  /** Mails of seven days: to a shop about one offer and in all, to a buyer in all. */
  weekOfOffer: 5,
  weekOfShop: 50,
  weekOfBuyer: 2,
  /** Unanswered ones that a shop's program reads at once. */
  shopPage: 100,
} as const

/** The same in the unit of clocks. */
export const REQUEST_MS = QUESTION_LIMITS.requestHours * HOUR_MS
export const TOKEN_MS = QUESTION_LIMITS.tokenDays * DAY_MS

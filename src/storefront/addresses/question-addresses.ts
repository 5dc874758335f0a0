import { withQuery } from './with-query.ts'

/** Of questions about products, and of the links of their mails. */

/** what people ask about a product, by any of its offers. */
export function questions(variantId: number, query: Readonly<Record<string, string>> = {}): string {
  return withQuery(`/product/${variantId}/questions`, query)
}

/** U-02: one of them with all its answers. */
export function question(variantId: number, questionId: string): string {
  return `/product/${variantId}/questions/${questionId}`
}

/** by the token of a mail, or signed in. */
export function answerQuestion(questionId: string, token?: string): string {
  return withQuery(`/pqa/answer/${questionId}`, token === undefined ? {} : { token })
}

/** U-02: whether an answer helped. */
export function answerVote(answerId: string): string {
  return `/pqa/vote/${answerId}`
}

/** U-02: of the mail that asks an address; only its POST says yes. */
export function confirmQuestion(hash: string): string {
  return `/pqa/confirm/${hash}`
}

/** U-02: of the mail to who asked. */
export function ownQuestion(hash: string): string {
  return `/pqa/question/${hash}`
}

/** U-02: of a mail; a button, only its POST ends. */
export function questionMailsEnd(hash: string): string {
  return `/pqa/unsubscribe/${hash}`
}

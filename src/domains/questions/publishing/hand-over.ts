import { submitForModeration } from '#domains/moderation/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { QuestionLinks } from '../mails/question-links.ts'
import type { Answer, Question } from '../question.ts'

/** Where a text came from: the hash of a network; null: not from a visitor. */
interface Origin {
  readonly network: string | null
  readonly links: Pick<QuestionLinks, 'hashOf'>
}

/** Hands a question to moderation, in the transaction that keeps it. */
export function submitQuestion(tx: DatabaseTransaction, question: Question, origin: Origin): Promise<void> {
  const { externalId, version, body, nickname, personId, address, variantId, writtenAt } = question
  return submitForModeration(tx, {
    kind: 'question',
    itemId: externalId,
    version,
    texts: [body ?? '', ...(nickname === null ? [] : [nickname])],
    halfStars: null,
    eshopId: null,
    variantId,
    author: authorOf(personId, address, origin),
    network: origin.network,
    isVerified: false,
    pictures: [],
    writtenAt: writtenAt.toISOString(),
  })
}

/** The same of an answer, or of its change. */
export function submitAnswer(
  tx: DatabaseTransaction,
  answer: Answer,
  { variantId, address, ...origin }: Origin & { readonly variantId: number; readonly address: string | null },
): Promise<void> {
  const { externalId, version, body, nickname, personId, eshopId, role, writtenAt } = answer
  return submitForModeration(tx, {
    kind: 'answer',
    itemId: externalId,
    version,
    texts: [body, ...(nickname === null ? [] : [nickname])],
    halfStars: null,
    eshopId,
    variantId,
    author: authorOf(personId, address, origin),
    network: origin.network,
    isVerified: role !== 'somebody',
    pictures: [],
    writtenAt: writtenAt.toISOString(),
  })
}

function authorOf(personId: number | null, address: string | null, { links }: Origin) {
  if (personId !== null) return { personId }
  return address === null ? null : { addressHash: links.hashOf(address).toString('hex') }
}

import { eshopNames } from '#domains/eshops/contract.ts'
import { type DecidedItem, decidedItemOf, ITEM_DECIDED } from '#domains/moderation/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type Consumer, defineConsumer } from '#platform/outbox/define-consumer.ts'
import { hideAnswer, publishAnswer, publishQuestion, withdrawAnswer, withdrawQuestion } from './publish.ts'
import { lockAnswer, lockQuestion, lockQuestionOfAnswer } from '../storage.ts'
import { answererAddress, tellAsker, tellAuthor, type TellDeps, tellQuestion } from '../mails/tell-question.ts'

/** hold: it was published, and waits again for a person. */
const STATES = { hold: 'waiting', refuse: 'refused', remove: 'removed' } as const

/** Does to questions and answers what was decided about them; a decision on words that have changed since is void. */
export function hearDecisions(deps: TellDeps): Consumer {
  return defineConsumer({
    name: 'questions.decisions',
    events: [ITEM_DECIDED],
    key: ({ payload }) => `${decidedItemOf(payload).kind} ${decidedItemOf(payload).itemId}`,
    handle: async (tx, { payload, at }) => {
      const decided = decidedItemOf(payload)
      if (decided.kind === 'question') await decideQuestion(tx, decided, at, deps)
      if (decided.kind === 'answer') await decideAnswer(tx, decided, at, deps)
    },
  })
}

async function decideQuestion(tx: DatabaseTransaction, decided: DecidedItem, at: Date, deps: TellDeps): Promise<void> {
  const { itemId, version, decision } = decided
  const question = await lockQuestion(tx, { externalId: itemId })
  if (question === null || question.version !== version || question.body === null) return
  if (decision === 'publish') {
    await publishQuestion(tx, question, at)
    await tellQuestion(tx, question, at, deps)
    return
  }
  await withdrawQuestion(tx, question, STATES[decision])
  const { address, variantId, body } = question
  await tellAuthor(tx, { ...decided, decision }, { to: address, what: 'question', variantId, body })
}

async function decideAnswer(tx: DatabaseTransaction, decided: DecidedItem, at: Date, deps: TellDeps): Promise<void> {
  const { itemId, version, decision } = decided
  const question = await lockQuestionOfAnswer(tx, itemId)
  const answer = question && (await lockAnswer(tx, itemId))
  if (answer === null || question === null) return
  // What others read is taken off; a change that was sent meanwhile goes on waiting for a decision of its own.
  const isOfShown = decision === 'remove' && version < answer.version
  if (answer.version !== version && !isOfShown) return
  if (decision === 'publish') {
    await publishAnswer(tx, answer, question, at)
    const { eshopId } = answer
    const eshopName = eshopId === null ? null : ((await eshopNames(tx, [eshopId])).get(eshopId)?.name ?? null)
    await tellAsker(tx, { question, answer, eshopName }, deps)
    return
  }
  if (isOfShown) await hideAnswer(tx, answer, question)
  else await withdrawAnswer(tx, answer, question, STATES[decision])
  const to = await answererAddress(tx, answer)
  const { variantId } = question
  await tellAuthor(tx, { ...decided, decision }, { to, what: 'answer', variantId, body: answer.body })
}

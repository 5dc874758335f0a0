import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type Consumer, defineConsumer } from '#platform/outbox/define-consumer.ts'
import { decide } from './decide.ts'
import type { DecideDeps } from './deciding.ts'
import { keepItem, lockItem } from './items/item-storage.ts'
import { createJudge, type Judgement } from './judge.ts'
import type { CaseLinks } from './notices/case-links.ts'
import { fingerprintOf } from './rules/fingerprint.ts'
import { storedHistory } from './stored-history.ts'
import { ITEM_SUBMITTED, submittedItemOf } from './told.ts'

/** Judges what is handed over, one text after the other: a crowd is seen by those that came before. */
export function hearSubmitted(links: CaseLinks): Consumer {
  return defineConsumer({
    name: 'moderation.submitted',
    events: [ITEM_SUBMITTED],
    key: ({ payload }) => `${submittedItemOf(payload).kind} ${submittedItemOf(payload).itemId}`,
    handle: async (tx, { payload, at }) => {
      const submitted = submittedItemOf(payload)
      const item = await keepItem(tx, submitted, fingerprintOf(submitted.texts), at)
      if (item === null) return
      const judgement = await createJudge(storedHistory(tx))(submitted)
      const reasons = judgement.reasons.map(({ code }) => code)
      const deps = { links, now: at }
      await decide(tx, item, { decision: judgement.decision, reasons, words: null, who: { by: 'rules' } }, deps)
      await lookBack(tx, judgement, deps)
    },
  })
}

/** Earlier ones of the same crowd wait for a person too, unless one has decided about them or is about to. */
async function lookBack(tx: DatabaseTransaction, { backwards }: Judgement, deps: DecideDeps): Promise<void> {
  for (const { item: earlier, reason } of backwards) {
    const item = await lockItem(tx, earlier)
    if (item === null || item.state !== 'published' || item.isCleared) continue
    const who = { by: 'rules' } as const
    await decide(tx, item, { decision: 'hold', reasons: [reason], words: null, who, heldBecause: 'burst' }, deps)
  }
}

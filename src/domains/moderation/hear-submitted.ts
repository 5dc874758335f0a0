import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type Consumer, defineConsumer } from '#platform/outbox/define-consumer.ts'
import { decide } from './decide.ts'
import type { DecideDeps } from './deciding.ts'
import type { Item } from './items/item.ts'
import { forgetItem, hasTakenOffAway, isDecidedAgainst, keepItem, lockItem } from './items/item-storage.ts'
import { createJudge, type Judgement } from './judge.ts'
import type { CaseLinks } from './notices/case-links.ts'
import { fingerprintOf } from './rules/fingerprint.ts'
import { storedHistory } from './stored-history.ts'
import { ITEM_SUBMITTED, submittedItemOf, TEXT_GONE, textNameOf } from './told.ts'

/** Judges what is handed over, one text after the other: a crowd is seen by those that came before. What its author takes away is forgotten. */
export function hearSubmitted(links: CaseLinks): Consumer {
  return defineConsumer({
    name: 'moderation.submitted',
    events: [ITEM_SUBMITTED, TEXT_GONE],
    key: ({ payload }) => `${textNameOf(payload).kind} ${textNameOf(payload).itemId}`,
    handle: async (tx, { kind, payload, at }) => {
      if (kind === TEXT_GONE) return forgetItem(tx, textNameOf(payload))
      const submitted = submittedItemOf(payload)
      const item = await keepItem(tx, submitted, fingerprintOf(submitted.texts), at)
      if (item === null) return
      const judgement = await createJudge(storedHistory(tx))(submitted)
      const deps = { links, now: at }
      await decide(tx, item, { ...(await byRules(tx, item, judgement)), words: null, who: { by: 'rules' } }, deps)
      await lookBack(tx, judgement, deps)
    },
  })
}

/** What a person has refused or taken off comes back by a person alone, however it is written now, and under whichever name. */
async function byRules(tx: DatabaseTransaction, item: Item, { decision, reasons }: Judgement) {
  const codes = reasons.map(({ code }) => code)
  if (decision !== 'publish') return { decision, reasons: codes }
  return ((await isDecidedAgainst(tx, item)) ?? (await hasTakenOffAway(tx, item)))
    ? { decision: 'hold' as const, reasons: ['decided_before', ...codes] }
    : { decision, reasons: codes }
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

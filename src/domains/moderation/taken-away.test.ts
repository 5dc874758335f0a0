import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { hearSubmitted } from './hear-submitted.ts'
import { caseLinks } from './notices/case-links.ts'
import { personal } from './personal.ts'
import { decideItem } from './queue/decide-item.ts'
import { FIRST_OF_QUEUE, loadQueue } from './queue/queue.ts'
import { aSubmitted } from './testing.ts'
import { submitForModeration, type SubmittedItem, tellTextGone } from './told.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const links = caseLinks(new Uint8Array(32).fill(5))
const log = createLog({ level: 'silent' })
const consumer = hearSubmitted(links)
const [first, second, third] = ['r0000000000000001', 'r0000000000000002', 'r0000000000000003'] as const

beforeEach(async () => {
  await sql`truncate moderation.item, moderation.decision, moderation.notice, moderation.complaint, outbox.domain_event`.execute(
    db,
  )
  await hear()
})

function hear(): Promise<unknown> {
  return consumeAll({ db, clock, log }, consumer)
}
async function submit(itemId: string, given: Partial<SubmittedItem> = {}): Promise<void> {
  await db.transaction().execute((tx) => submitForModeration(tx, aSubmitted({ itemId, ...given })))
  await hear()
}
async function takeAway(itemId: string): Promise<void> {
  await db.transaction().execute((tx) => tellTextGone(tx, [{ kind: 'review', itemId }]))
  await hear()
}
function decide(itemId: string, decision: 'publish' | 'remove') {
  const reasons = decision === 'publish' ? [] : (['insult'] as const)
  const deciding = { decision, reasons, words: null, who: { by: 'person', personId: 900 }, fileVersion: null } as const
  return decideItem(db, { kind: 'review', itemId }, deciding, { links, now: clock.now() })
}
async function kept() {
  const { rows } = await sql<{ itemId: string; state: string; texts: string[]; personId: number | null }>`
    select item_id as "itemId", state, texts, person_id as "personId" from moderation.item order by item_id`.execute(db)
  return rows
}
async function stateOf(itemId: string): Promise<string | undefined> {
  return (await kept()).find((each) => each.itemId === itemId)?.state
}

describe('G-05 a text that a person took off, and its author takes away', () => {
  test('comes back under another name by a person alone; once one has let the author in, as any other', async () => {
    await submit(first)
    await decide(first, 'remove')
    await takeAway(first)
    expect(await kept()).toEqual([{ itemId: first, state: 'removed', texts: [], personId: 777 }])
    await submit(second, { variantId: 1001 })
    expect(await stateOf(second)).toBe('waiting')
    await decide(second, 'publish')
    await submit(third)
    expect(await stateOf(third)).toBe('published')
  })
  test('waits for nobody in the queue, and is nobody’s once its author has left', async () => {
    await submit(first)
    await decide(first, 'remove')
    await submit(first, { version: 2 })
    expect(await stateOf(first)).toBe('waiting')
    await takeAway(first)
    expect((await loadQueue(db, FIRST_OF_QUEUE)).count).toBe(0)
    await db.transaction().execute((tx) => personal.erase(tx, 777, null))
    expect(await kept()).toEqual([])
  })
  test('of others, and of what only rules held, nothing is kept', async () => {
    await submit(first, { texts: ['Visite www.outra-loja.pt'] })
    await takeAway(first)
    expect(await kept()).toEqual([])
    await submit(second, { author: { addressHash: 'ab'.repeat(33) } })
    await decide(second, 'remove')
    await takeAway(second)
    expect(await kept()).toEqual([])
  })
})

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { groupDueOffers } from '../grouping/group-due.ts'
import { keepReport } from '../grouping/decisions/reports.ts'
import { emptyOffers, groupsOf, writeOffers } from '../grouping/testing.ts'
import {
  groupDecisionsCommand,
  groupExplainCommand,
  groupMergeCommand,
  groupReportsCommand,
  groupSplitCommand,
  groupUndoCommand,
} from './group-commands.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
let ids: { id: number; productId: number }[] = []

beforeEach(async () => {
  await emptyOffers(db)
  await writeOffers(
    db,
    ['norte', 'sul'].map((shop) => ({
      shop,
      itemId: 'x',
      title: 'Sofá Ormel',
      brand: 'norte',
      gtin: '05601234567892',
    })),
    clock.now(),
  )
  await groupDueOffers({ pool: database.pool, clock })
  ids = (
    await sql<{
      id: number
      productId: number
    }>`select id, product_id as "productId" from offers.variant order by id`.execute(db)
  ).rows
})

async function run(command: Command, ...words: (string | number)[]): Promise<string> {
  const lines: string[] = []
  expect(
    await command(words.map(String), {
      config: readConfig({}),
      database: async () => database,
      log: createLog({ level: 'silent' }),
      print: (line) => void lines.push(line),
    }),
  ).toBe(0)
  return lines.join('\n')
}

test('B-02 poiso groups splits, says what was decided, and undoes it', async () => {
  const [one, other] = ids as [(typeof ids)[0], (typeof ids)[0]]
  expect(await run(groupSplitCommand, one.productId, other.id, '--because', 'two pictures')).toMatch(
    /^Decision 1: 0 products went into others, 1 offers left theirs$/,
  )
  expect(await groupsOf(db, 'product')).toEqual(['norte/x', 'sul/x'])
  expect(await run(groupDecisionsCommand)).toContain('apart\t1 pairs\tcommand line')
  await run(groupUndoCommand, 1)
  expect(await groupsOf(db, 'product')).toEqual(['norte/x sul/x'])
})

test('B-02 poiso groups explains a pair with its reasons, and merges what it does not find itself', async () => {
  await writeOffers(db, [{ shop: 'este', itemId: 'l', title: 'Candeeiro de mesa Faro', brand: 'luz' }], clock.now())
  await groupDueOffers({ pool: database.pool, clock })
  const lamp = (
    await sql<{
      id: number
      product_id: number
    }>`select id, product_id from offers.variant where item_id = 'l'`.execute(db)
  ).rows[0]
  expect(await run(groupExplainCommand, ids[0]?.id ?? 0, ids[1]?.id ?? 0)).toMatch(
    /^one product, 1 with 2 by the score\ncompared: same, score 0\.9[\s\S]*GTIN/,
  )
  expect(await run(groupExplainCommand, ids[0]?.id ?? 0, lamp?.id ?? 0)).toMatch(
    /^not compared, they have no key in common\ncompared: different/,
  )
  expect(await run(groupMergeCommand, ids[0]?.productId ?? 0, lamp?.product_id ?? 0)).toContain(
    '1 products went into others',
  )
})

test('B-02 poiso groups reports shows what shoppers say; a split closes it, --done too', async () => {
  const [one, other] = ids as [(typeof ids)[0], (typeof ids)[0]]
  await keepReport(db, { productId: one.productId, variantId: other.id, reporter: 'a' }, clock.now())
  expect(await run(groupReportsCommand)).toContain(`1 × offer ${other.id} "Sofá Ormel" (`)
  await run(groupReportsCommand, '--done', other.id)
  expect(await run(groupReportsCommand)).toBe('')
})

test('wrong words are said so', async () => {
  await expect(run(groupSplitCommand, 1)).rejects.toThrow(UsageError)
  await expect(run(groupMergeCommand, 'x', 2)).rejects.toThrow('"x" is not a number')
  await expect(run(groupUndoCommand, 77)).rejects.toThrow('decision unknown')
  await expect(run(groupExplainCommand, ids[0]?.id ?? 0, 999_999)).rejects.toThrow('there is no offer 999999')
})

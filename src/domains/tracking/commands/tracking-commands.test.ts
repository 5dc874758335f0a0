import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { createImpressionKeeper } from '../impression-keeper.ts'
import { trackingDayCommand, trackingVariantCommand } from './tracking-commands.ts'

const database = await testDatabase()
const log = createLog({ level: 'silent' })

async function run(command: typeof trackingDayCommand, ...words: string[]) {
  const lines: string[] = []
  const exit = await command(words, {
    config: readConfig({}),
    database: async () => database,
    log,
    print: (line) => void lines.push(line),
  })
  return { exit, lines }
}

test('A-06 the operator reads the impressions of an offer, and of a day with the reasons', async () => {
  expect((await run(trackingVariantCommand, '5')).lines).toEqual([
    'nobody has seen the offer 5 in the days that are kept',
  ])
  expect((await run(trackingDayCommand, '2026-11-26')).lines).toEqual([
    'nothing was seen on 2026-11-26, or it is not kept any more',
  ])
  const keeper = createImpressionKeeper({ db: database.db, clock: manualClock('2026-11-26T10:20:00Z'), log })
  const seen = { variantId: 5, source: 1, kind: 'proven' as const }
  keeper.add({
    impressions: [
      { ...seen, position: 3 },
      { ...seen, position: 4 },
    ],
    reasons: new Map([['repeated', 7]]),
  })
  await keeper.flush()
  expect(await run(trackingVariantCommand, '5')).toEqual({ exit: 0, lines: ['2026-11-26\t1 category\tproven\t2'] })
  expect((await run(trackingDayCommand, '2026-11-26')).lines).toEqual([
    '2026-11-26\t1 category\tproven\t2',
    'repeated\t7\tdropped: the same visitor saw the same card of the same rendering before',
  ])
  expect(JSON.parse((await run(trackingDayCommand, '2026-11-26', '--json')).lines[0] ?? '')).toEqual({
    sums: [{ day: '2026-11-26', source: 1, kind: 'proven', impressions: 2 }],
    reasons: [{ reason: 'repeated', records: 7 }],
  })
})

test.each([
  [trackingVariantCommand, ['abc'], 'tracking variant: "abc" is no number of an offer'],
  [trackingVariantCommand, [], 'tracking variant: takes one OFFER'],
  [trackingDayCommand, ['2026-02-30'], 'tracking day: "2026-02-30" is no day such as 2026-11-26'],
  [trackingDayCommand, ['26-11-2026'], 'tracking day: "26-11-2026" is no day such as 2026-11-26'],
  [trackingDayCommand, ['2026-11-26', 'x'], 'tracking day: takes one DAY'],
] as const)('a wrong word is refused by name', async (command, words, why) => {
  await expect(run(command, ...words)).rejects.toThrow(why)
})

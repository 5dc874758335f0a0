import { afterAll, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { findFloors } from '../bids/storage.ts'
import { billingCommands } from './command-table.ts'

const database = await testDatabase()
await ensureEshop(database.db, 'casa-olmo', 'Casa Olmo', new Date('2026-09-01T00:00:00Z'))
afterAll(() => database.close())

async function call(command: string, ...words: string[]) {
  const printed: string[] = []
  const run = await billingCommands[command]?.load()
  await run?.(words, {
    config: readConfig({}),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return printed[0] ?? ''
}

describe('B-04 bids and budgets by the command line', () => {
  test('B-04 a budget is set piece by piece, and taken away', async () => {
    const shop = ['--shop', 'casa-olmo'] as const
    await call('budgets set', ...shop, '--daily', '12,50', '--pause')
    await call('budgets set', ...shop, '--monthly', '200', '--resume')
    expect(JSON.parse(await call('budgets show', ...shop))).toEqual({
      dailyMicros: 12_500_000,
      monthlyMicros: 200_000_000,
      isPaused: false,
      hours: [],
    })
    expect(JSON.parse(await call('budgets set', ...shop, '--none'))).toMatchObject({ dailyMicros: null })
    expect(JSON.parse(await call('bids show', ...shop))).toMatchObject({ mode: 'MPO', bids: [] })
  })

  test('B-04 a floor is set and taken back; what is no category, no shop or too much is a wrong usage', async () => {
    await call('bids floor', '--category', 'sofas', '--amount', '0,05')
    expect(await findFloors(database.db)).toEqual(new Map([[categoryBySlug('sofas')?.id, 50_000]]))
    await call('bids floor', '--category', 'sofas')
    expect(await findFloors(database.db)).toEqual(new Map())
    for (const [command, ...words] of [
      ['bids floor', '--category', 'nada', '--amount', '0,05'],
      ['bids floor', '--category', 'sofas', '--amount', '2,01'],
      ['bids floor', '--category', 'sofas', '--amount', '0'],
      ['bids floor', '--category', 'sofas', '--amount=-1'],
      ['bids show', '--shop', 'nenhuma'],
      ['budgets set', '--daily', '1'],
      ['budgets set', '--shop', 'casa-olmo', '--daily=-5'],
      ['budgets set', '--shop', 'casa-olmo', '--daily', '0.125'],
      ['budgets set', '--shop', 'casa-olmo', '--daily', '1e308'],
      ['budgets set', '--shop', 'casa-olmo', '--monthly', '1000000,01'],
      ['budgets set', '--shop', 'casa-olmo', '--pause', '--resume'],
    ] as const)
      await expect(call(command, ...words)).rejects.toThrow(UsageError)
  })

  test('B-04 B-08 the log is told of a budget and of a floor, with what was before; a budget of nothing is one', async () => {
    await call('budgets set', '--shop', 'casa-olmo', '--daily', '0')
    await call('bids floor', '--category', 'sofas', '--amount', '0,07')
    const { rows } = await database.pool.query(
      `select kind, by_person, before, after from audit.change order by id desc limit 2`,
    )
    expect(rows).toMatchObject([
      { kind: 'billing.floor', by_person: null, before: { floorMicros: null }, after: { floorMicros: 70_000 } },
      { kind: 'billing.budget', by_person: null, before: { dailyMicros: null }, after: { dailyMicros: 0 } },
    ])
  })
})

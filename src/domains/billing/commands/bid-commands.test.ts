import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  test('B-04 B-08 bids are set from a file or one by one under the checks of the call, and the log is told; a wrong one changes nothing', async () => {
    const shop = ['--shop', 'casa-olmo'] as const
    const sofas = categoryBySlug('sofas')?.id ?? null
    const file = join(mkdtempSync(join(tmpdir(), 'poiso-bids-')), 'bids.json')
    const write = (change: object) =>
      writeFileSync(
        file,
        JSON.stringify({
          mode: 'APO',
          targetCpc: 0.3,
          bids: [{ categoryId: sofas, priceFrom: 100, priceTo: null, cpc: 0.2 }],
          factors: [{ itemId: 'a', percent: 150 }],
          ...change,
        }),
      )
    write({ labelFactors: [{ label: 0, value: 'verão', percent: 50 }] })
    expect(JSON.parse(await call('bids set', ...shop, '--file', file))).toEqual({
      mode: 'APO',
      targetMicros: 300_000,
      bids: [{ categoryId: sofas, priceFromCents: 10_000, priceToCents: null, cpcMicros: 200_000 }],
      factors: [{ itemId: 'a', percent: 150 }],
      labelFactors: [{ label: 0, value: 'verão', percent: 50 }],
    })
    const all = { categoryId: null, priceFromCents: 0, priceToCents: null, cpcMicros: 150_000 }
    await call('bids set', ...shop, '--cpc', '0,15')
    const one = { ...all, categoryId: sofas, cpcMicros: 250_000 }
    await call('bids set', ...shop, '--category', 'sofas', '--cpc', '0.25')
    const kept = await call('bids show', ...shop)
    expect(JSON.parse(kept)).toMatchObject({ mode: 'APO', bids: [all, one] })
    for (const [words, problem] of [
      [['--cpc', '0,01'], 'bids[1].cpc is neither 0 nor from 0.02 to 2.00'],
      [['--cpc', '2,01'], 'bids[1].cpc is neither 0'],
      [['--cpc', '0,015'], '--cpc 0,015'],
      [['--cpc=-1'], '--cpc -1'],
      [['--cpc', '1e9'], '--cpc 1e9'],
      [['--cpc', 'NaN'], '--cpc NaN'],
      [['--cpc', '０,１'], '--cpc ０,１'],
      [['--cpc', '0,1', '--category', 'nada'], '--category nada'],
      [['--cpc', '0,1', '--none'], 'one of'],
      [['--file', `${file}x`], 'no such file'],
    ] as const)
      await expect(call('bids set', ...shop, ...words), problem).rejects.toThrow(problem)
    for (const [change, problem] of [
      [{ targetCpc: null }, 'targetCpc is missing'],
      [{ mode: 'XPO' }, 'mode:'],
      [{ bids: [{ categoryId: null, priceFrom: 0, priceTo: null, cpc: '0.1' }] }, 'bids[0].cpc:'],
      [{ factor: [] }, 'factor'],
    ] as const) {
      write(change)
      await expect(call('bids set', ...shop, '--file', file), problem).rejects.toThrow(problem)
    }
    expect(await call('bids show', ...shop)).toBe(kept)
    await call('bids set', ...shop, '--none')
    expect(JSON.parse(await call('bids show', ...shop))).toMatchObject({ mode: 'MPO', targetMicros: null, bids: [] })
    const { rows } = await database.pool.query(
      `select before->'bids'->0->>'cpcMicros' as before, after->'bids' as after from audit.change where kind = 'billing.bids' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ before: '150000', after: [] }])
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

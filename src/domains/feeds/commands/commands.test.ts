import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { runImportProcess } from '../import/killing.ts'
import { anItem, googleFeed } from '../import/testing.ts'
import { addCommand } from './add-command.ts'
import { approveCommand, rejectCommand, reportCommand, reprocessCommand } from './decide-commands.ts'
import { importCommand } from './import-command.ts'

const database = await testDatabase()
let folder = ''
let printed: string[] = []
function context(): CommandContext {
  return {
    config: { ...readConfig({ POISO_DEMO: 'off' }), dataFolder: folder },
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => printed.push(line),
  }
}
async function call(command: Command, ...words: string[]) {
  printed = []
  return { code: await command(words, context()), text: printed.join('\n') }
}
function feedFile(name: string, ids: readonly number[], price = '100.00 EUR') {
  const file = join(folder, name)
  writeFileSync(file, googleFeed(ids.map((id) => anItem({ id: `i${id}`, price }))))
  return file
}
function range(count: number) {
  return Array.from({ length: count }, (_, n) => n)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'poiso-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('poiso feeds', () => {
  test('import prints the fixed shape and exits 0 applied, 3 held, 2 failed', async () => {
    const applied = await call(importCommand, '--shop', 'Casa', '--file', feedFile('a.xml', range(25)), '--json')
    expect(applied.code).toBe(0)
    expect(JSON.parse(applied.text)).toEqual({
      import: expect.any(Number),
      state: 'applied',
      dialect: 'google-xml',
      encoding: 'utf-8',
      offers: { read: 25, accepted: 25, rejected: 0, created: 25, updated: 0, unchanged: 0, deactivated: 0 },
      problems: [],
      timing: expect.objectContaining({ total: expect.any(Number) }),
      peakRssMb: expect.any(Number),
    })
    const held = await call(importCommand, '--shop', 'Casa', '--file', feedFile('b.xml', range(3)), '--json')
    expect([held.code, JSON.parse(held.text).state]).toEqual([3, 'held'])
    const failed = await call(importCommand, '--shop', 'Casa', '--file', join(folder, 'none.xml'), '--json')
    expect(failed.code).toBe(2)
    expect(JSON.parse(failed.text)).toMatchObject({
      state: 'failed',
      dialect: null,
      problems: [
        {
          code: 'FAILED_FILE',
          severity: 'fatal',
          count: 1,
          examples: [{ line: null, column: null, itemId: null, message: expect.any(String) }],
        },
      ],
    })
  })

  test('approve, reject and report decide about and tell of a held import', async () => {
    await call(importCommand, '--shop', 'Decide', '--file', feedFile('c.xml', range(20)))
    await call(importCommand, '--shop', 'Decide', '--file', feedFile('d.xml', range(2)))
    const report = (await call(reportCommand, '--shop', 'Decide')).text
    expect(report).toMatch(/^Import \d+: held \(google-xml, utf-8\)\n/)
    expect(report).toMatch(/ {2}18 offers would go\n {4}i\d+ {2}Mesa de centro i\d+ {2}100\.00 EUR\n/)
    expect(report).toContain('    … 8 more\n  0 would come\n  0 prices would change')
    expect(await call(rejectCommand, '--shop', 'Decide')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/rejected$/),
    })
    await expect(call(approveCommand, '--shop', 'Decide')).rejects.toThrow(UsageError)
    const again = JSON.parse(
      (await call(importCommand, '--shop', 'Decide', '--file', feedFile('e.xml', range(2)), '--json')).text,
    )
    const approved = await call(approveCommand, '--import', String(again.import), '--json')
    expect(approved.code).toBe(0)
    expect(JSON.parse(approved.text)).toMatchObject({
      import: again.import,
      state: 'applied',
      offers: { deactivated: 18 },
    })
  })

  test('reprocess reads the kept file again: the same offers, and no new sighting', async () => {
    await call(importCommand, '--shop', 'Outra Vez', '--file', feedFile('f.xml', range(4)))
    const seen = () =>
      database.db
        .selectFrom('offers.snapshot')
        .innerJoin('eshops.eshop', 'eshops.eshop.id', 'eshop_id')
        .where('slug', '=', 'outra-vez')
        .select('applied_at')
        .executeTakeFirst()
    const before = await seen()
    const answer = await call(reprocessCommand, '--shop', 'Outra Vez', '--json')
    expect(JSON.parse(answer.text)).toMatchObject({
      state: 'applied',
      offers: { read: 4, created: 0, updated: 0, unchanged: 4, deactivated: 0 },
    })
    expect(await seen()).toEqual(before)
  })

  test('warnings of unchanged items are told once, and the second report says so', async () => {
    const items = [anItem({ id: 'a', condition: 'estranho' }), anItem({ id: 'b', price: 'caro' })]
    const [file, reordered] = [join(folder, 'w.xml'), join(folder, 'w2.xml')]
    writeFileSync(file, googleFeed(items))
    writeFileSync(reordered, googleFeed(items.toReversed()))
    const warned = await call(importCommand, '--shop', 'Avisos', '--file', file)
    expect(warned.text).toMatch(/warning condition_unknown × 1/)
    expect(warned.text).not.toMatch(/not read again/)
    const again = await call(importCommand, '--shop', 'Avisos', '--file', reordered)
    expect(again.text).not.toMatch(/condition_unknown/)
    expect(again.text).toMatch(/error price_invalid × 1/)
    expect(again.text).toMatch(/Unchanged items were not read again/)
    expect((await call(reprocessCommand, '--shop', 'Avisos')).text).toMatch(/condition_unknown × 1/)
  })

  test('F9 a feed of which nothing can be taken ends with exit 2, and what it asks for makes it pass and stays with the feed', async () => {
    const file = feedFile('n.xml', range(10), '100.00')
    const refused = await call(importCommand, '--shop', 'Moeda', '--file', file)
    expect(refused.code).toBe(2)
    expect(refused.text).toMatch(/: failed \(google-xml, utf-8\)\n {2}items: 10 read, 0 accepted, 10 rejected\n/)
    expect(refused.text).toMatch(/fatal FAILED_NOTHING_TAKEN × 1\n.*Acrescente EUR ao preço/)
    expect(JSON.parse((await call(importCommand, '--shop', 'Moeda', '--file', file, '--json')).text)).toMatchObject({
      state: 'failed',
      offers: { read: 10, accepted: 0, rejected: 10 },
    })
    expect((await call(importCommand, '--shop', 'Moeda', '--file', file, '--currency', 'eur')).code).toBe(0)
    await call(addCommand, '--shop', 'Moeda', '--url', 'https://moeda.pt/feed.xml', '--currency', 'EUR')
    expect((await call(importCommand, '--shop', 'Moeda', '--file', feedFile('n2.xml', range(9), '100.00'))).code).toBe(
      0,
    )
    expect((await call(reprocessCommand, '--shop', 'Moeda')).code).toBe(0)
  })

  test('what a feed lacks is named, each thing of it', async () => {
    const file = join(folder, 'lacks.csv')
    writeFileSync(file, 'id,title,price,availability\na,,,in_stock\nb,,,in_stock\n')
    const { text } = await call(importCommand, '--shop', 'Falta', '--file', file)
    expect(text).toMatch(
      /error column_missing × 3\n.*o nome \(title\).*\n.*a ligação para a página \(link\).*\n.*o preço \(price\)/,
    )
  })

  test('add registers what the worker fetches', async () => {
    await call(
      addCommand,
      '--shop',
      'Nova',
      '--url',
      'https://nova.pt/feed.xml',
      '--every',
      '60',
      '--domain',
      'www.nova.pt',
    )
    expect(
      await database.db
        .selectFrom('feeds.feed')
        .select(['url', 'fetch_every_minutes'])
        .where('url', '=', 'https://nova.pt/feed.xml')
        .execute(),
    ).toEqual([{ url: 'https://nova.pt/feed.xml', fetch_every_minutes: 60 }])
    expect(
      await database.db.selectFrom('eshops.eshop_domain').select('domain').where('domain', '=', 'nova.pt').execute(),
    ).toHaveLength(1)
  })

  test.each([
    [importCommand, ['--file', 'x.xml'], '--shop'],
    [importCommand, ['--shop', 'Casa'], '--url or --file'],
    [importCommand, ['--shop', 'Casa', '--file', 'a', '--url', 'http://b'], '--url or --file'],
    [importCommand, ['--shop', 'Casa', '--file', 'a', '--dialect', 'klingon'], 'klingon'],
    [importCommand, ['--shop', 'Casa', '--file', 'a', '--domain', 'http://x'], 'http://x'],
    [importCommand, ['--shop', 'Casa', '--file', 'a', '--currency', 'PLN'], 'PLN'],
    [importCommand, ['--shop', '???', '--file', 'a'], '???'],
    [importCommand, ['--shop', 'Casa', '--file', ''], '--file'],
    [importCommand, ['--shop', 'Casa', '--file', 'a', '--colour', 'red'], '--colour'],
    [approveCommand, ['--import', '1 OR 1=1'], '1 OR 1=1'],
    [addCommand, ['--shop', 'X', '--url', 'file:///etc/passwd'], 'file:///etc/passwd'],
  ])('wrong usage names what is wrong %#', async (command, words, named) => {
    await expect(call(command, ...words)).rejects.toThrow(UsageError)
    await expect(call(command, ...words)).rejects.toThrow(named)
  })

  test('as a process: exit 1 for wrong usage, 0 with one line of JSON', async () => {
    const run = { databaseUrl: database.url, dataFolder: folder, file: feedFile('g.xml', range(3)) }
    expect(await runImportProcess({ ...run, parameters: ['--nothing'] })).toMatchObject({ code: 1, stdout: '' })
    const applied = await runImportProcess({ ...run, parameters: ['--json'] })
    expect(applied.code).toBe(0)
    expect(applied.stdout.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(applied.stdout)).toMatchObject({ state: 'applied', offers: { created: 3 } })
  })
})

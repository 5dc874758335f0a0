import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { derivedKey } from '#platform/secret.ts'
import { findPurchase } from '../keeping/find-purchase.ts'
import { personal } from '../personal.ts'
import { signatureOf } from '../shop-key.ts'
import { anOrder, tellPurchases } from '../testing.ts'
import { ordersImportCommand } from './import-command.ts'
import { ordersKeyCommand } from './key-command.ts'
import { ordersEraseCommand, ordersListCommand } from './order-commands.ts'

const SECRET = 'a secret of the tests only, long enough'
const database = await testDatabase()
const { db } = database
const key = derivedKey(SECRET, 'orders')
const now = systemClock.now()
const shop = await ensureEshop(db, 'casa-olmo', 'Casa Olmo', now)
await ensureEshop(db, 'pinho-manso', 'Pinho Manso', now)
const folder = mkdtempSync(join(tmpdir(), 'poiso-orders-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => sql`truncate orders.purchase, orders.item, orders.shop`.execute(db))

async function call(command: Command, ...words: string[]) {
  const printed: string[] = []
  const exit = await command(words, {
    config: readConfig({ POISO_SECRET: SECRET }),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return { exit, printed }
}
function tell(...orders: Parameters<typeof anOrder>[0][]) {
  return tellPurchases(
    db,
    key,
    shop,
    orders.map((order) => anOrder({ orderedAt: now, ...order })),
    { now },
  )
}

describe('B-05 poiso orders', () => {
  test('B-05 list says what came, of one shop or all, without addresses, and moves no cursor', async () => {
    await tell({ orderId: 'E-1' }, { orderId: 'E-2', email: null, items: [{ itemId: 'x', title: null, quantity: 1 }] })
    const { printed } = await call(ordersListCommand)
    expect(printed).toEqual([
      `casa-olmo\tE-2\t${now.toISOString()}\tcall\t1 items, 1 unknown`,
      `casa-olmo\tE-1\t${now.toISOString()}\tcall\te-mail, 1 items, 1 unknown`,
    ])
    expect(JSON.parse((await call(ordersListCommand, '--json', '--shop', 'Casa Olmo')).printed[0] ?? '')).toHaveLength(
      2,
    )
    expect((await call(ordersListCommand, '--shop', 'Pinho Manso')).printed).toEqual([])
    await expect(call(ordersListCommand, '--shop', 'Ninguém')).rejects.toThrow(UsageError)
  })

  test("B-05 import takes a file with the shop's signature, once, and says what was refused", async () => {
    const signing = (await call(ordersKeyCommand, '--shop', 'Casa Olmo')).printed[0] ?? ''
    const text = `${JSON.stringify({ orderId: 'F-1', orderedAt: now.toISOString(), items: ['a'] })}\n{"orderId":"F-2"}\n`
    const file = join(folder, 'orders.jsonl')
    writeFileSync(file, text)
    const take = (signature: string, ...more: string[]) =>
      call(ordersImportCommand, '--shop', 'Casa Olmo', '--file', file, '--signature', signature, ...more)
    expect(await take('0'.repeat(64))).toEqual({
      exit: 2,
      printed: ["nothing was taken: the signature is not the shop's"],
    })
    expect(await take(signatureOf(signing, text))).toEqual({
      exit: 2,
      printed: [
        '2 orders read, 1 new, 0 known, 0 completed, 0 changed, 0 cancelled, 1 refused',
        'line 2\tF-2\tdate_missing',
        'no offers of the shop: a',
      ],
    })
    expect((await take(signatureOf(signing, text))).printed[0]).toMatch(/^2 orders read, 0 new, 1 known/)
    expect((await take(signatureOf(signing, text), '--kind', 'csv')).printed).toEqual([
      'nothing was taken: line_malformed, line 1',
    ])
    await expect(take(signatureOf(signing, text), '--kind', 'xml')).rejects.toThrow(UsageError)
    await call(ordersKeyCommand, '--shop', 'Casa Olmo', '--renew')
    expect((await take(signatureOf(signing, text))).exit).toBe(2)
  })

  test('B-05 key says and settles whether addresses carry the click', async () => {
    expect((await call(ordersKeyCommand, '--shop', 'Casa Olmo', '--clicks', 'on')).printed).toEqual([
      expect.stringMatching(/^poisokey_[\w-]{43}$/),
      'clicks on',
    ])
    expect((await call(ordersKeyCommand, '--shop', 'Pinho Manso')).printed[1]).toBe('clicks off')
    await expect(call(ordersKeyCommand, '--shop', 'Casa Olmo', '--clicks', 'talvez')).rejects.toThrow(UsageError)
  })
})

describe('G-09 orders of a person', () => {
  test('G-09 are found by the address, shown in its copy, and lose it for good when it is erased', async () => {
    const [first = 0, second = 0] = await tell({ orderId: 'E-1' }, { orderId: 'E-2', email: 'rui@exemplo.pt' })
    const side = personal(SECRET)
    expect(await side.collect(db, 1, 'ANA@exemplo.pt')).toEqual({
      encomendas: [{ loja: 'Casa Olmo', encomenda: 'E-1', data: expect.any(String) as string, artigos: 'mesa' }],
    })
    await db.transaction().execute((tx) => side.erase(tx, 1, 'Ana@Exemplo.pt'))
    await tell({ orderId: 'E-1' })
    expect([(await findPurchase(db, key, first))?.email, (await findPurchase(db, key, second))?.email]).toEqual([
      null,
      'rui@exemplo.pt',
    ])
    expect((await call(ordersEraseCommand, 'rui@exemplo.pt')).printed).toEqual(['1 orders lost the address'])
    expect((await call(ordersEraseCommand, 'rui@exemplo.pt', '--json')).printed).toEqual(['{"erased":0}'])
    for (const words of [[], ['rui'], ['a@b.pt', 'c@d.pt']])
      await expect(call(ordersEraseCommand, ...words)).rejects.toThrow(UsageError)
  })
})

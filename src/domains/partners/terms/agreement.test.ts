import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { partnerCommands } from '../commands/command-table.ts'
import { approve } from '../joining/decide.ts'
import type { ShopTerms } from '../joining/joining-deps.ts'
import { lockApplication } from '../joining/storage.ts'
import { testJoining } from '../joining/testing.ts'
import { CLICKS_COST_SINCE_VERSION, clicksCostFrom } from './clicks-cost.ts'
import { tellOfTerms } from './terms-notices.ts'
import { undoAgreement } from './undo-agreement.ts'

const database = await testDatabase()
const { db } = database
const V2 = '2026-12-15T00:00:00.000Z'
let terms: ShopTerms = { version: 1, next: { version: 2, holdsFrom: V2 } }
const { joining, deps, clock, aPerson, aWholeDraft } = testJoining(db, { termsAt: () => terms })

async function costFrom(eshopId: number): Promise<string | null> {
  return (await clicksCostFrom(db, [eshopId])).get(eshopId)?.toISOString() ?? null
}
async function code(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select data->>'code' as code from mail.message where mail = 'partners.domain-code' order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.code ?? ''
}
/** A shop that has accepted the version that holds. */
async function aShop(name: string) {
  const who = await aPerson(name)
  const id = await aWholeDraft(who, `${name}.pt`, code)
  const accept = (version: number) => joining.handIn(who, id, { acceptsTerms: true, certifies: true, version })
  expect(await accept(terms.version)).toEqual({ kind: 'done' })
  const eshopId = await db.transaction().execute(async (tx) => {
    const found = await lockApplication(tx, id)
    if (found === null) throw new Error('no application')
    await approve(tx, found, { by: null, now: clock.now() }, deps)
    return (await lockApplication(tx, id))?.eshopId ?? 0
  })
  return { eshopId, accept }
}
async function toldEvents(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (payload->>'eshopId')::int as id from outbox.domain_event where kind = 'partners.agreement_changed' order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether a version's words give a click a price. */
function saysWhatAClickCosts(version: number): boolean {
  const text = new URL(`../../content/words/texts/termos/lojas.v${version}.md`, import.meta.url)
  return readFileSync(text, 'utf8').includes('## O que custa um clique')
}

describe('G-04 B-04 from when clicks may cost a shop', () => {
  test('G-04 the first version of the terms by which they do is the first whose words say what a click costs', () => {
    const versions = Array.from({ length: CLICKS_COST_SINCE_VERSION }, (_, before) => before + 1)
    expect(versions.filter(saysWhatAClickCosts)).toEqual([CLICKS_COST_SINCE_VERSION])
  })

  test('G-04 who accepts version 1 is free until it is told and the day has come; who accepts version 2 early pays from its own day, and who joins under it from then', async () => {
    const [told, early] = [await aShop('tavarede'), await aShop('buarcos')]
    // What was handed in has the EU's register asked of the company's number, once while it waits.
    const { rows: asked } = await sql`select key from graphile_worker._private_jobs where key like 'vat:%'`.execute(db)
    expect(asked).toEqual([{ key: 'vat:PT501964843' }])
    expect(await costFrom(told.eshopId)).toBeNull()
    expect(await early.accept(2)).toEqual({ kind: 'done' })
    expect(await costFrom(early.eshopId)).toBe(V2)
    expect(await toldEvents()).toEqual([early.eshopId])
    // Told on 5 December, nineteen days too late for the fifteenth: fifteen days, then the next midnight.
    clock.advanceMs(Date.parse('2026-12-05T10:00:00Z') - clock.now().getTime())
    expect(await tellOfTerms({ db, clock, shopTermsAt: () => terms })).toBe(1)
    expect(await costFrom(told.eshopId)).toBe('2026-12-21T00:00:00.000Z')

    const late = await aShop('quiaios')
    terms = { version: 2, next: null }
    clock.advanceMs(Date.parse('2026-12-16T10:00:00Z') - clock.now().getTime())
    // Approved on version 1 after the others were told: it is told although nothing is announced any more.
    expect(await costFrom(late.eshopId)).toBeNull()
    expect(await tellOfTerms({ db, clock, shopTermsAt: () => terms })).toBe(1)
    expect(await costFrom(late.eshopId)).toBe('2027-01-01T00:00:00.000Z')
    expect(await costFrom((await aShop('lavos')).eshopId)).toBe('2026-12-16T10:00:00.000Z')
  })

  test('G-04 B-04 of a shop without an application the operator says it by command, audited and taken back by the day that stood before', async () => {
    const eshopId = Number(await ensureEshop(db, 'casa-olmo', 'Casa Olmo', clock.now()))
    const command = async (...words: string[]) => {
      const printed: string[] = []
      await (
        await partnerCommands['shops agreement']?.load()
      )?.(words, {
        config: readConfig({}),
        log: createLog({ level: 'silent' }),
        database: async () => database,
        print: (line) => void printed.push(line),
      })
      return printed
    }
    expect(await command('--shop', 'casa-olmo')).toEqual(['casa-olmo  clicks are free'])
    expect(await command('--shop', 'casa-olmo', '--from', '2027-07-01')).toEqual([
      'casa-olmo  clicks cost from 2027-06-30T23:00:00.000Z on',
    ])
    await command('--shop', 'casa-olmo', '--from', '2027-08-01')
    const change = { id: 1, thingId: String(eshopId), action: 'set', by: asId<UserId>(1) }
    const [before, after] = [{ holdsFrom: '2027-06-30T23:00:00.000Z' }, { holdsFrom: '2027-07-31T23:00:00.000Z' }]
    const undo = () => db.transaction().execute((tx) => undoAgreement({ clock }).undo(tx, { ...change, before, after }))
    expect([await undo(), await undo(), await costFrom(eshopId)]).toEqual(['undone', 'changed', before.holdsFrom])
    expect(await command('--shop', 'casa-olmo', '--none')).toEqual(['casa-olmo  clicks are free'])
    const { rows } = await sql`select action from audit.change where kind = 'partners.agreement'`.execute(db)
    expect(rows).toHaveLength(3)
    expect((await toldEvents()).filter((id) => id === eshopId)).toHaveLength(4)

    for (const [words, complaint] of [
      [['--shop', 'casa-olmo', '--from', '2026-02-30'], 'is no day'],
      [['--shop', 'casa-olmo', '--from', '2026-12-15', '--none'], 'contrary'],
      [['--shop', 'outra'], 'no such shop'],
      [['--shop', 'moveis-tavarede', '--from', '2026-12-15'], 'has joined by an application'],
    ] as const)
      await expect(command(...words)).rejects.toThrow(complaint)
    await expect(command()).rejects.toThrow(UsageError)
  })
})

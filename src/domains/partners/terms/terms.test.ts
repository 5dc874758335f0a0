import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { approve } from '../joining/decide.ts'
import type { ShopTerms } from '../joining/joining-deps.ts'
import { lockApplication } from '../joining/storage.ts'
import { testJoining } from '../joining/testing.ts'
import { tellOfTerms } from './terms-notices.ts'

const { db } = await testDatabase()
let terms: ShopTerms = { version: 1, next: null }
const { joining, deps, clock, aPerson, aWholeDraft } = testJoining(db, { termsAt: () => terms })
function tell(): Promise<number> {
  return tellOfTerms({ db, clock, shopTermsAt: () => terms })
}

async function code(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select data->>'code' as code from mail.message where mail = 'partners.domain-code' order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.code ?? ''
}

async function noticed() {
  const { rows } = await sql<{ to: string; holdsFrom: string }>`
    select recipient as to, data->>'holdsFrom' as "holdsFrom" from mail.message where mail = 'partners.terms-changed' order by id`.execute(
    db,
  )
  return rows
}

describe('G-04 a later version of the terms', () => {
  test('is told once to each owner, 15 days before it holds for the shop, and accepted by its version', async () => {
    const who = await aPerson('rui')
    const id = await aWholeDraft(who, 'tavarede.pt', code)
    await joining.handIn(who, id, { acceptsTerms: true, certifies: true, version: 1 })
    await db.transaction().execute(async (tx) => {
      const found = await lockApplication(tx, id)
      if (found !== null) await approve(tx, found, { by: null, now: clock.now() }, deps)
    })
    expect(await tell()).toBe(0)
    terms = { version: 1, next: { version: 2, holdsFrom: '2026-12-01T00:00:00.000Z' } }
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1])
    expect(await tell()).toBe(0)
    // Announced on 26 November for 1 December: for this shop it holds from the first day on that begins 15 days after it was told.
    expect(await noticed()).toEqual([{ to: 'rui@exemplo.pt', holdsFrom: '2026-12-12T00:00:00.000Z' }])

    expect(joining.termsFor({ state: 'approved' })).toBe(2)
    const typed = { acceptsTerms: true, certifies: true }
    expect(await joining.handIn(who, id, { ...typed, version: 1 })).toEqual({ kind: 'wrong', wrong: 'terms_changed' })
    expect(await joining.handIn(who, id, { ...typed, version: 2 })).toEqual({ kind: 'done' })
    const { rows } =
      await sql`select version, person_id::int as who from partners.terms_acceptance order by version`.execute(db)
    expect(rows).toEqual([
      { version: 1, who: who.id },
      { version: 2, who: who.id },
    ])
  })
})

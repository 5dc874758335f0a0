import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveBillingAccount } from '#domains/billing/contract.ts'
import { anAccount } from '#domains/billing/testing.ts'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import { addMember, removeMember } from '../members/change-members.ts'
import { JOINING_LIMITS } from './application.ts'
import { approve, refuse } from './decide.ts'
import { findApplication } from './storage.ts'
import { aCompany, accepted, testApplications, testJoining } from './testing.ts'

const { db } = await testDatabase()
const { mailedCode, handedIn, decide } = testApplications(db)

beforeEach(async () => {
  await sql`truncate partners.application, partners.member, mail.message, billing.account cascade`.execute(db)
  await sql`truncate eshops.eshop cascade`.execute(db)
})

describe('R-20 the rule takes nobody who may be another', () => {
  const stateByRule = async () => {
    const { id } = await handedIn('tavarede.pt', { ruleDays: 0 })
    return (await findApplication(db, id))?.state
  }

  test('one whose tax number is a shop’s already is left to a person', async () => {
    const eshopId = await ensureEshop(db, 'outra', 'Outra', new Date())
    const account = anAccount({ taxNumber: '501964843' })
    await db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, account, new Date()))
    expect(await stateByRule()).toBe('submitted')
  })

  test('one whose tax number somebody else has applied with, and was refused, is left to a person', async () => {
    const { joining, aPerson, aWholeDraft, clock } = testJoining(db)
    const ana = await aPerson('ana')
    const id = await aWholeDraft(ana, 'outra.pt', mailedCode)
    await joining.handIn(ana, id, accepted)
    const maker = { by: ana.id, now: clock.now() }
    await decide(id, (tx, found) => refuse(tx, found, { reasons: ['company'], note: null }, maker))
    expect(await stateByRule()).toBe('submitted')
  })

  test.each(['Móveis Tavarede', 'MOVEIS-TAVAREDE', 'Mоveis  Tаvarede'])(
    'one whose name reads as that of the shop “%s” is left to a person',
    async (name) => {
      await ensureEshop(db, 'outra', name, new Date())
      expect(await stateByRule()).toBe('submitted')
    },
  )

  test('a second shop of one person with the same company is none of another', async () => {
    const { joining, aPerson, aWholeDraft } = testJoining(db, { ruleDays: 0 })
    const who = await aPerson('rui')
    const states: unknown[] = []
    for (const [at, domain] of ['tavarede.pt', 'outra.pt'].entries()) {
      const id = await aWholeDraft(who, domain, mailedCode)
      await joining.saveCompany(who, id, { ...aCompany, tradeName: `Tavarede ${at + 1}` })
      await joining.handIn(who, id, accepted)
      states.push((await findApplication(db, id))?.state)
    }
    expect(states).toEqual(['approved', 'approved'])
  })
})

describe('R-20 a name is what it seems', () => {
  test('letters of two alphabets in a word are refused beside the field', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    const disguised = { legalName: 'Mоveis, Lda.', tradeName: 'Tаvarede', contactName: 'Ruі' }
    expect(await joining.saveCompany(who, id, { ...aCompany, ...disguised })).toEqual({
      kind: 'wrong',
      wrong: { legalName: 'malformed', tradeName: 'malformed', contactName: 'malformed' },
    })
    const greek = { legalName: 'Έπιπλα Αθήνα ΑΕ', tradeName: 'Έπιπλα Home', contactName: 'Νίκος' }
    expect(await joining.saveCompany(who, id, { ...aCompany, ...greek })).toEqual({ kind: 'done' })
  })
})

describe('R-20 a domain is proven, by whom it belongs to, and lately', () => {
  test('a name that many share is not looked for in records either', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    await joining.saveDomain(who, id, 'casa.myshopify.com')
    expect(await joining.askCheck(who, id, 'dns')).toEqual({ kind: 'unknown' })
    expect(await joining.askCheck(who, id, 'file')).toEqual({ kind: 'done' })
  })

  test('a proof that is older than a month is asked for anew', async () => {
    const { joining, aPerson, aWholeDraft, clock } = testJoining(db)
    const who = await aPerson('rui')
    const id = await aWholeDraft(who, 'tavarede.pt', mailedCode)
    clock.advanceMs(JOINING_LIMITS.proofDays * 86_400_000 + 1)
    expect(await joining.handIn(who, id, accepted)).toEqual({ kind: 'wrong', wrong: { missing: ['domain'] } })
    expect(await findApplication(db, id)).toMatchObject({ state: 'draft', provenBy: null, provenAt: null })
    await joining.mailCode(who, id, 'admin')
    await joining.proveByCode(who, id, await mailedCode())
    expect(await joining.handIn(who, id, accepted)).toEqual({ kind: 'done' })
  })

  test('of a domain and one below it that two hand in at once one stands, as often as it is tried', async () => {
    const { joining, aPerson, aWholeDraft } = testJoining(db)
    const people = [await aPerson('rui'), await aPerson('ana')]
    for (let round = 0; round < 6; round += 1) {
      const drafts: number[] = []
      for (const [at, who] of people.entries())
        drafts.push(await aWholeDraft(who, at === 0 ? `casa${round}.pt` : `loja.casa${round}.pt`, mailedCode))
      const outcomes = await Promise.all(people.map((who, at) => joining.handIn(who, drafts[at] as number, accepted)))
      expect(outcomes.map((each) => ('wrong' in each ? each.wrong : each.kind)).toSorted()).toEqual([
        'domain_taken',
        'done',
      ])
      await sql`delete from partners.application`.execute(db)
    }
  })
})

describe('G-04 terms are accepted for a shop by its owners', () => {
  test('who has applied for a shop and is of it no more accepts nothing in its name', async () => {
    let terms = { version: 1, next: null as { version: number; holdsFrom: string } | null }
    const { id, who, joining, deps, clock, aPerson } = await handedIn('tavarede.pt', { termsAt: () => terms })
    await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    const eshopId = asId<EshopId>((await findApplication(db, id))?.eshopId ?? 0)
    const ana = await aPerson('ana')
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      await addMember(tx, { eshopId, personId: ana.id, role: 'owner', by: null, now })
      await removeMember(tx, { eshopId, personId: who.id, by: ana.id })
    })
    terms = { version: 1, next: { version: 2, holdsFrom: '2026-12-01T00:00:00.000Z' } }
    expect(await joining.handIn(who, id, { ...accepted, version: 2 })).toEqual({ kind: 'closed' })
    await db
      .transaction()
      .execute((tx) => addMember(tx, { eshopId, personId: who.id, role: 'manager', by: ana.id, now }))
    expect(await joining.handIn(who, id, { ...accepted, version: 2 })).toEqual({ kind: 'closed' })
    const { rows } = await sql`select version from partners.terms_acceptance`.execute(db)
    expect(rows).toEqual([{ version: 1 }])
  })
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { runInvoices } from '#domains/billing/invoices/run-invoices.ts'
import { anIssuer, paidClicksMade } from '#domains/billing/testing.ts'
import { addEshopDomain, ensureEshop, findEshopBySlug } from '#domains/eshops/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { membersOf } from '../members/member-storage.ts'
import { REFUSAL_REASONS } from '../rules/refusal-reasons.ts'
import { isApprovedByRule } from './approval-rule.ts'
import { approve, refuse } from './decide.ts'
import { findApplication } from './storage.ts'
import { aCompany, accepted, aLab, testApplications, type testJoining } from './testing.ts'
import { undoDecision } from './undo-decision.ts'

const { db } = await testDatabase()
const { mails, handedIn, decide } = testApplications(db)

beforeEach(async () => {
  await sql`truncate partners.application, partners.member, mail.message, billing.account cascade`.execute(db)
  await sql`truncate eshops.eshop cascade`.execute(db)
})

describe('R-20 the decision', () => {
  test('B-08 approved, the shop is there with its domain, its feed, its owner and its contact; before, nothing of it is', async () => {
    const { id, who, deps, clock } = await handedIn()
    expect(await findEshopBySlug(db, 'moveis-tavarede')).toBeNull()
    const outcome = await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    const eshop = await findEshopBySlug(db, 'moveis-tavarede')
    expect(outcome).toEqual({ kind: 'approved', eshopId: eshop?.id, billingProblems: [] })
    expect(eshop).toMatchObject({ name: 'Móveis Tavarede', domains: ['tavarede.pt'] })
    if (eshop === null) throw new Error('no shop')
    expect(await membersOf(db, eshop.id)).toMatchObject([{ personId: who.id, role: 'owner' }])
    const { rows } = await sql`
      select f.url, f.next_fetch_at <= ${clock.now()} as "isDue", e.contact_mail as mail from feeds.feed f join eshops.eshop e on e.id = f.eshop_id`.execute(
      db,
    )
    expect(rows).toEqual([{ url: 'https://tavarede.pt/feed.xml', isDue: true, mail: 'loja@tavarede.pt' }])
    expect(await findApplication(db, id)).toMatchObject({ state: 'approved', eshopId: eshop.id })
    expect((await mails()).at(-1)).toBe('partners.shop-approved rui@exemplo.pt')
  })

  test.each(['company', 'domain', 'feedUrl', 'personId'] as const)(
    'B-08 one without its %s is not approved, and no shop is made of it',
    async (missing) => {
      const { id, deps, clock } = await handedIn()
      const outcome = await decide(id, (tx, found) =>
        approve(tx, { ...found, [missing]: null }, { by: null, now: clock.now() }, deps),
      )
      expect(outcome).toEqual({ kind: 'refused', why: 'incomplete' })
      expect(await findEshopBySlug(db, 'moveis-tavarede')).toBeNull()
    },
  )

  test('B-04 approved, the shop has a billing account by its application, and an invoice can be made out to it', async () => {
    const { id, deps, clock } = await handedIn()
    await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    const eshopId = (await findApplication(db, id))?.eshopId ?? 0
    const { rows: accounts } = await sql`
      select legal_name as name, country, tax_number as "taxNumber", is_vat_valid as "isVatValid", postal_code as "postalCode", city
      from billing.account where eshop_id = ${eshopId}`.execute(db)
    expect(accounts).toEqual([
      {
        name: 'Móveis Tavarede, Lda.',
        country: 'PT',
        taxNumber: '501964843',
        isVatValid: null,
        postalCode: '3080-100',
        city: aCompany.city,
      },
    ])
    await paidClicksMade(db, clock, [{ eshopId, at: '2026-10-05T10:00:00Z', cpcMicros: 250_000 }])
    const runAt = { now: () => new Date('2026-12-01T09:00:00Z') }
    const outcomes = await runInvoices(db, {
      clock: { ...clock, ...runAt },
      issuer: anIssuer(),
      key: null,
      month: '2026-10-01',
    })
    expect(outcomes).toEqual([{ eshopId, documents: [expect.stringMatching(/^FT /)], held: null }])
  })

  test('B-04 what billing does not take breaks no approval: it is said, logged, and no account is kept', async () => {
    const { id, deps, clock } = await handedIn()
    const street = 'Rua Nova <fundos>'
    await sql`update partners.application set company = company || ${JSON.stringify({ street })}::jsonb`.execute(db)
    const outcome = await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    expect(outcome).toMatchObject({ kind: 'approved', billingProblems: ['street'] })
    const { rows } = await sql`
      select after from audit.change where kind = 'partners.application' and thing_id = ${String(id)} and action = 'approved'`.execute(
      db,
    )
    expect(rows).toMatchObject([{ after: { state: 'approved', billingProblems: ['street'] } }])
    expect((await sql`select from billing.account`.execute(db)).rows).toEqual([])
  })

  test('P-04 the mail of an approval leads to the shop’s own area', async () => {
    await ensureEshop(db, 'moveis-tavarede', 'Móveis Tavarede', new Date())
    const { id, deps, clock } = await handedIn()
    await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    const { rows } = await sql<{ data: { shop: string; slug: string } }>`
      select data from mail.message where mail = 'partners.shop-approved'`.execute(db)
    expect(rows.map(({ data }) => data)).toEqual([{ shop: 'Móveis Tavarede', slug: 'moveis-tavarede-2' }])
  })

  test('a second shop of one name has another name in addresses', async () => {
    await ensureEshop(db, 'moveis-tavarede', 'Móveis Tavarede', new Date())
    const { id, deps, clock } = await handedIn()
    await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    expect(await findEshopBySlug(db, 'moveis-tavarede-2')).toMatchObject({ domains: ['tavarede.pt'] })
  })

  test('is not made where the domain has become another shop’s meanwhile', async () => {
    const { id, deps, clock } = await handedIn()
    await addEshopDomain(db, await ensureEshop(db, 'outra', 'Outra', new Date()), 'tavarede.pt')
    const outcome = await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    expect(outcome).toEqual({ kind: 'refused', why: 'domain_taken' })
    expect(await findApplication(db, id)).toMatchObject({ state: 'submitted' })
  })

  test('refused, it says why, and corrected it is handed in again', async () => {
    const { id, who, joining, deps, clock } = await handedIn()
    await decide(id, (tx, found) =>
      refuse(tx, found, { reasons: ['goods'], note: 'Vende só livros.' }, { by: who.id, now: clock.now() }),
    )
    expect(await findApplication(db, id)).toMatchObject({
      state: 'refused',
      reasons: ['goods'],
      note: 'Vende só livros.',
    })
    expect((await mails()).at(-1)).toBe('partners.shop-refused rui@exemplo.pt')
    expect(await joining.reopen(who, id)).toEqual({ kind: 'done' })
    clock.advanceMs(60_000)
    expect(await joining.handIn(who, id, accepted)).toEqual({ kind: 'done' })
    await decide(id, (tx, found) => approve(tx, found, { by: who.id, now: clock.now() }, deps))
    expect(await findApplication(db, id)).toMatchObject({ state: 'approved', decidedBy: who.id })
  })

  test('a refusal can be taken back, and not where the domain has gone to another or the applicant has gone on', async () => {
    const { id, who, clock } = await handedIn()
    const { undo } = undoDecision({ clock })
    const change = { id: 1, thingId: String(id), action: 'rejected', before: null, after: null, by: who.id }
    const takeBack = () => db.transaction().execute((tx) => undo(tx, change))
    const turnDown = () =>
      decide(id, (tx, found) => refuse(tx, found, { reasons: ['feed'], note: null }, { by: who.id, now: clock.now() }))
    await turnDown()
    expect(await takeBack()).toBe('undone')
    expect(await findApplication(db, id)).toMatchObject({ state: 'submitted', decidedAt: null })
    expect(await takeBack()).toBe('changed')
    await turnDown()
    await addEshopDomain(db, await ensureEshop(db, 'outra', 'Outra', new Date()), 'tavarede.pt')
    expect(await takeBack()).toBe('changed')
  })

  test('each reason that a shop may be refused for has its words', () => {
    for (const words of Object.values(REFUSAL_REASONS)) expect(words).toMatch(/^(?:o|a|os) .{10,}[^.]$/)
  })
})

describe('R-20 the rule', () => {
  const stateWith = async (given: Parameters<typeof testJoining>[1]) => {
    const { id } = await handedIn('tavarede.pt', given)
    return (await findApplication(db, id))?.state
  }
  test('takes a shop by itself where the operator has set one and all of it is right', async () => {
    expect(await stateWith({ ruleDays: 0 })).toBe('approved')
    expect(await mails()).toEqual(['partners.shop-approved rui@exemplo.pt'])
  })
  test.each<[string, Parameters<typeof testJoining>[1]]>([
    ['the operator has set none', { ruleDays: null }],
    ['the account is too young', { ruleDays: 1 }],
    ['the lab left items out', { ruleDays: 0, lab: aLab({ items: { read: 10, accepted: 9, rejected: 1 } }) }],
  ])('leaves it to a person where %s', async (_why, given) => {
    expect(await stateWith(given)).toBe('submitted')
  })
})

test('R-20 the rule leaves a shop to a person where no invoice could be made out to it', async () => {
  const { id, clock } = await handedIn()
  const application = await findApplication(db, id)
  if (application?.company == null) throw new Error('no company')
  const of = { accountSince: clock.now(), ruleDays: 0, now: clock.now() }
  expect(isApprovedByRule({ application, ...of })).toBe(true)
  const company = { ...application.company, street: 'Rua Nova <fundos>' }
  expect(isApprovedByRule({ application: { ...application, company }, ...of })).toBe(false)
})

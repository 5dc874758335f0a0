import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ensureEshop, addEshopDomain, findEshopBySlug } from '#domains/eshops/contract.ts'
import { runInvoices } from '#domains/billing/invoices/run-invoices.ts'
import { anIssuer, paidClicksMade } from '#domains/billing/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { membersOf } from '../members/member-storage.ts'
import { personal } from '../personal.ts'
import { REFUSAL_REASONS } from '../rules/refusal-reasons.ts'
import { approve, refuse } from './decide.ts'
import { isApprovedByRule } from './approval-rule.ts'
import { findApplication, forgetApplications, lockApplication } from './storage.ts'
import { aCompany, aLab, testJoining } from './testing.ts'
import { undoDecision } from './undo-decision.ts'

const { db } = await testDatabase()
const accepted = { acceptsTerms: true, certifies: true, version: 1 }

beforeEach(async () => {
  await sql`truncate partners.application, partners.member, mail.message cascade`.execute(db)
  await sql`truncate eshops.eshop cascade`.execute(db)
  await sql`truncate billing.account`.execute(db)
})

/** The last code that was mailed to a domain. */
async function mailedCode(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select data->>'code' as code from mail.message where mail = 'partners.domain-code' order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.code ?? ''
}

async function mails(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select mail || ' ' || recipient as line from mail.message where mail <> 'partners.domain-code' order by id`.execute(
    db,
  )
  return rows.map(({ line }) => line)
}

/** A shop that has handed its application in. */
async function handedIn(domain = 'tavarede.pt', given: Parameters<typeof testJoining>[1] = {}) {
  const parts = testJoining(db, given)
  const who = await parts.aPerson('rui')
  const id = await parts.aWholeDraft(who, domain, mailedCode)
  const outcome = await parts.joining.handIn(who, id, accepted)
  return { ...parts, who, id, outcome }
}

function decide<Value>(
  id: number,
  act: (tx: Parameters<typeof approve>[0], found: Parameters<typeof approve>[1]) => Promise<Value>,
) {
  return db.transaction().execute(async (tx) => {
    const found = await lockApplication(tx, id)
    if (found === null) throw new Error('no application')
    return act(tx, found)
  })
}

describe('R-20 joining', () => {
  test('goes step by step, is resumed where it was left, and is handed in once it is whole', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    expect(await joining.begin(who)).toBe(id)
    expect(await joining.handIn(who, id, accepted)).toEqual({
      kind: 'wrong',
      wrong: { missing: ['company', 'domain', 'feed'] },
    })
    expect(await joining.saveCompany(who, id, aCompany)).toEqual({ kind: 'done' })
    expect((await joining.find(who, id))?.application.company).toMatchObject({
      taxNumber: 'PT501964843',
      postalCode: '3080-100',
    })
    expect(await joining.saveDomain(who, id, 'https://www.Tavarede.pt/loja')).toEqual({ kind: 'done' })
    expect(await joining.tryFeed(who, id, 'tavarede.pt/feed.xml')).toEqual({ kind: 'done' })
    expect((await joining.find(who, id))?.application.lab).toMatchObject({
      accepted: 10,
      url: 'https://tavarede.pt/feed.xml',
    })
    expect(await joining.handIn(who, id, accepted)).toEqual({ kind: 'wrong', wrong: { missing: ['domain'] } })
    await joining.mailCode(who, id, 'postmaster')
    expect(await joining.proveByCode(who, id, 'nada')).toEqual({ kind: 'wrong', wrong: 'code' })
    const code = await mailedCode()
    expect(await joining.proveByCode(who, id, `${code.slice(0, 4)} - ${code.slice(4).toLowerCase()}`)).toEqual({
      kind: 'done',
    })
    expect(await joining.handIn(who, id, { ...accepted, certifies: false })).toEqual({
      kind: 'wrong',
      wrong: 'not_accepted',
    })
    expect(await joining.handIn(who, id, { ...accepted, version: 2 })).toEqual({
      kind: 'wrong',
      wrong: 'terms_changed',
    })
    expect(await joining.handIn(who, id, accepted)).toEqual({ kind: 'done' })
    expect(await findApplication(db, id)).toMatchObject({ state: 'submitted', termsVersion: 1, provenBy: 'mail' })
    expect(await mails()).toEqual([
      'partners.application-received rui@exemplo.pt',
      'partners.application-waits casa@poiso.pt',
    ])
    expect(await joining.saveCompany(who, id, aCompany)).toEqual({ kind: 'closed' })
  })

  test('R-09 begins with the feed that somebody has tried in the lab, and keeps one that it has', async () => {
    const { joining, deps, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const run = await deps.lab.startAddress('https://tavarede.pt/feed.xml')
    if (!('id' in run)) throw new Error('the lab is busy')
    const id = (await joining.begin(who, run.id)) as number
    expect((await joining.find(who, id))?.application).toMatchObject({
      feedUrl: 'https://tavarede.pt/feed.xml',
      labId: run.id,
      lab: { accepted: 10 },
    })
    const other = await deps.lab.startAddress('https://outra.pt/feed.xml')
    expect(await joining.begin(who, 'id' in other ? other.id : '')).toBe(id)
    expect((await findApplication(db, id))?.feedUrl).toBe('https://tavarede.pt/feed.xml')
    expect(await joining.begin(who, 'f'.repeat(32))).toBe(id)
  })

  test('is nobody else’s: another person finds none of it and changes none of it', async () => {
    const { joining, aPerson } = testJoining(db)
    const [rui, ana] = [await aPerson('rui'), await aPerson('ana')]
    const id = (await joining.begin(rui)) as number
    expect(await joining.find(ana, id)).toBeNull()
    const unknown = { kind: 'unknown' }
    expect([
      await joining.saveCompany(ana, id, aCompany),
      await joining.saveDomain(ana, id, 'casa.pt'),
      await joining.askCheck(ana, id, 'dns'),
      await joining.mailCode(ana, id, 'admin'),
      await joining.proveByCode(ana, id, 'ABCDEFGH'),
      await joining.tryFeed(ana, id, 'casa.pt/feed.xml'),
      await joining.handIn(ana, id, accepted),
      await joining.reopen(ana, id),
      await joining.giveUp(ana, id),
    ]).toEqual(Array.from({ length: 9 }, () => unknown))
  })

  test('says of each field of the company what is wrong with it', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    const wrongs = {
      legalName: '',
      tradeName: '!!!',
      taxNumber: '501964844',
      postalCode: '3080',
      phone: 'x',
      mail: 'rui@',
      city: 'x'.repeat(500),
    }
    expect(await joining.saveCompany(who, id, { ...aCompany, ...wrongs })).toEqual({
      kind: 'wrong',
      wrong: {
        legalName: 'missing',
        tradeName: 'malformed',
        taxNumber: 'check_digit',
        postalCode: 'malformed',
        phone: 'malformed',
        mail: 'malformed',
        city: 'too_long',
      },
    })
    expect(await joining.saveCompany(who, id, { ...aCompany, country: 'XX' })).toMatchObject({
      wrong: { country: 'malformed' },
    })
    expect(await joining.saveCompany(who, id, { ...aCompany, country: 'ES' })).toMatchObject({
      wrong: { taxNumber: 'malformed' },
    })
    expect(
      await joining.saveCompany(who, id, { ...aCompany, country: 'ES', taxNumber: 'B58378431', postalCode: '28001' }),
    ).toEqual({ kind: 'done' })
  })

  test('another domain has to be proven anew, and a code is of one application, five tries and half an hour', async () => {
    const { joining, aPerson, clock } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    await joining.saveDomain(who, id, 'tavarede.pt')
    await joining.mailCode(who, id, 'admin')
    await joining.proveByCode(who, id, await mailedCode())
    await joining.saveDomain(who, id, 'outra.pt')
    expect(await findApplication(db, id)).toMatchObject({ domain: 'outra.pt', provenBy: null, provenAt: null })
    await joining.mailCode(who, id, 'admin')
    for (let tries = 0; tries < 5; tries++)
      expect(await joining.proveByCode(who, id, 'AAAAAAAA')).toEqual({ kind: 'wrong', wrong: 'code' })
    expect(await joining.proveByCode(who, id, await mailedCode())).toEqual({ kind: 'wrong', wrong: 'code_over' })
    await joining.mailCode(who, id, 'admin')
    clock.advanceMs(31 * 60_000)
    expect(await joining.proveByCode(who, id, await mailedCode())).toEqual({ kind: 'wrong', wrong: 'code_over' })
  })

  test('a name that many share is not proven by a mail to its provider', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    await joining.saveDomain(who, id, 'casa.myshopify.com')
    expect(await joining.mailCode(who, id, 'admin')).toEqual({ kind: 'unknown' })
    expect(await mailedCode()).toBe('')
  })

  test('the domain of a shop, one above and one below it, is refused to others', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    await addEshopDomain(db, await ensureEshop(db, 'casa', 'Casa', new Date()), 'loja.casa.pt')
    for (const typed of ['loja.casa.pt', 'casa.pt', 'sofas.loja.casa.pt'])
      expect(await joining.saveDomain(who, id, typed), typed).toEqual({ kind: 'wrong', wrong: 'taken' })
    for (const typed of ['acasa.pt', 'outra.casa.pt'])
      expect(await joining.saveDomain(who, id, typed), typed).toEqual({ kind: 'done' })
  })

  test('of two applications for one domain that are handed in at once one stands', async () => {
    const { joining, aPerson, aWholeDraft } = testJoining(db)
    const people = [await aPerson('rui'), await aPerson('ana')]
    const drafts: number[] = []
    for (const who of people) drafts.push(await aWholeDraft(who, 'tavarede.pt', mailedCode))
    const outcomes = await Promise.all(people.map((who, at) => joining.handIn(who, drafts[at] as number, accepted)))
    expect(outcomes.map((each) => ('wrong' in each ? each.wrong : each.kind)).toSorted()).toEqual([
      'domain_taken',
      'done',
    ])
  })

  test('nobody has more than five open ones', async () => {
    const { joining, aPerson } = testJoining(db)
    const who = await aPerson('rui')
    const ids: (number | null)[] = []
    for (let each = 0; each < 6; each++) {
      const id = await joining.begin(who)
      ids.push(id)
      if (id !== null) await joining.saveDomain(who, id, `casa${each}.pt`)
    }
    expect(ids.map((id) => id !== null)).toEqual([true, true, true, true, true, false])
  })

  test('where turns are over, nothing is done and how long to wait is said', async () => {
    const { joining, aPerson } = testJoining(db, { turns: { take: async () => 70 } })
    const who = await aPerson('rui')
    const id = (await joining.begin(who)) as number
    await joining.saveDomain(who, id, 'tavarede.pt')
    const wait = { kind: 'wait', seconds: 70 }
    expect(await joining.askCheck(who, id, 'dns')).toEqual(wait)
    expect(await joining.mailCode(who, id, 'admin')).toEqual(wait)
    expect(await joining.tryFeed(who, id, 'tavarede.pt/f.xml')).toEqual(wait)
    expect(await joining.handIn(who, id, accepted)).toEqual(wait)
    expect((await findApplication(db, id))?.check).toBeNull()
  })
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
    const outcomes = await runInvoices(db, { clock: { ...clock, ...runAt }, issuer: anIssuer(), month: '2026-10-01' })
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

describe('G-09 what is kept of who applies', () => {
  test('is in their copy, and goes with them; of a shop that has joined the company stays without the person', async () => {
    const { id, who, deps, joining, clock } = await handedIn()
    const draft = (await joining.begin(who)) as number
    const copy = await personal.collect(db, who.id, who.email)
    expect(copy['adesao-de-lojas']).toMatchObject([
      { pedido: id, empresa: 'Móveis Tavarede, Lda.', telefone: '+351 233 000 000' },
      { pedido: draft, empresa: null },
    ])
    expect(copy['termos-de-lojas-aceites']).toMatchObject([{ versao: 1 }])
    await decide(id, (tx, found) => approve(tx, found, { by: null, now: clock.now() }, deps))
    await db.transaction().execute((tx) => personal.erase(tx, who.id, who.email))
    expect(await findApplication(db, draft)).toBeNull()
    expect(await findApplication(db, id)).toMatchObject({
      personId: null,
      company: { legalName: 'Móveis Tavarede, Lda.', contactName: '', phone: '', mail: '' },
    })
    expect(await personal.collect(db, who.id, who.email)).toMatchObject({ 'adesao-de-lojas': [], lojas: [] })
  })
  test('a draft that nobody touches is forgotten, what waits is not', async () => {
    const { id, who, joining, clock } = await handedIn()
    const draft = (await joining.begin(who)) as number
    await db.transaction().execute((tx) => forgetApplications(tx, clock.now()))
    expect([await findApplication(db, draft), (await findApplication(db, id))?.state]).toEqual([null, 'submitted'])
  })
})

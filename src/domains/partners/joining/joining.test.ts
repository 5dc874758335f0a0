import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addEshopDomain, ensureEshop } from '#domains/eshops/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { personal } from '../personal.ts'
import { approve } from './decide.ts'
import { findApplication, forgetApplications } from './storage.ts'
import { aCompany, accepted, testApplications, testJoining } from './testing.ts'

const { db } = await testDatabase()
const { mailedCode, mails, handedIn, decide } = testApplications(db)

beforeEach(async () => {
  await sql`truncate partners.application, partners.member, mail.message, billing.account cascade`.execute(db)
  await sql`truncate eshops.eshop cascade`.execute(db)
})

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
    await db.transaction().execute((tx) => forgetApplications(tx, new Date(clock.now().getTime() - 1)))
    expect(await findApplication(db, draft)).toMatchObject({ state: 'draft' })
    await db.transaction().execute((tx) => forgetApplications(tx, clock.now()))
    expect([await findApplication(db, draft), (await findApplication(db, id))?.state]).toEqual([null, 'submitted'])
  })
})

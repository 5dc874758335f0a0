import { createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { saveBillingAccount } from '../invoices/billing-account.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { documentsOfShop } from '../invoices/find-documents.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { nameSeries } from '../invoices/series.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { anAccount, anIssuer, paidClicksMade } from '../testing.ts'
import { isSignatureOf, shownCharacters, signatureOf, signedText } from './signature.ts'
import { madeSigningKey, type SigningKey, signingKeyOf } from './signing-key.ts'

const clock = manualClock('2026-11-03T10:00:00Z')
const issuer = anIssuer()
afterEach(() => armFailpoint(null))

const facts = {
  issuedOn: '2026-11-03',
  enteredAt: '2026-11-03T10:00:00',
  name: 'FT 2026/1',
  grossCents: 1230,
  previous: '',
}

describe('B-04 what is signed', () => {
  test('B-04 date; moment; number; sum; signature before, as Portaria 363/2010 has it, and four characters of it are shown', () => {
    expect(signedText(facts)).toBe('2026-11-03;2026-11-03T10:00:00;FT 2026/1;12.30;')
    const key = madeSigningKey()
    const characters = signatureOf(facts, key)
    expect(characters).toMatch(/^[A-Za-z0-9+/]{171}=$/)
    const next = { ...facts, name: 'FT 2026/2', grossCents: 5, previous: characters }
    expect(signedText(next)).toBe(`2026-11-03;2026-11-03T10:00:00;FT 2026/2;0.05;${characters}`)
    // By a verifier that has nothing of ours: RSA with SHA-1 over the very bytes.
    const verifier = createVerify('sha1').update('2026-11-03;2026-11-03T10:00:00;FT 2026/1;12.30;')
    expect(verifier.verify(key.publicKey, characters, 'base64')).toBe(true)
    const tens = Array.from({ length: 172 }, (_, at) => String(Math.floor(at / 10) % 10)).join('')
    expect(shownCharacters({ characters: tens })).toBe('0123')
  })

  test('B-04 whatever is changed of what was signed is found', () => {
    const key = madeSigningKey()
    const change = fc.constantFrom<Partial<typeof facts>>(
      { issuedOn: '2026-11-04' },
      { enteredAt: '2026-11-03T10:00:01' },
      { name: 'NC 2026/1' },
      { grossCents: 1231 },
      { previous: 'x' },
    )
    const some = fc.record({ grossCents: fc.nat(), previous: fc.base64String({ maxLength: 172 }) })
    fc.assert(
      fc.property(some, change, (said, changed) => {
        const signed = { ...facts, ...said }
        const characters = signatureOf(signed, key)
        expect(isSignatureOf(signed, characters, key.publicKey)).toBe(true)
        const other = { ...signed, ...changed }
        expect(isSignatureOf(other, characters, key.publicKey)).toBe(signedText(other) === signedText(signed))
      }),
      { numRuns: 50 },
    )
  })
})

describe('B-04 the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-signing-key-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  function given(content: string) {
    const file = join(folder, 'key.pem')
    writeFileSync(file, content)
    return () => signingKeyOf({ invoiceKeyFile: file, invoiceCertificate: 0 })
  }
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })

  test('B-04 either form of PEM is read; without a file there is none', () => {
    const { privateKey } = rsa(1024)
    const [one, other] = [given(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())()]
      .concat(given(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())())
      .map((key) => key?.publicKey)
    expect(one).toBe(other)
    expect(signingKeyOf({ invoiceKeyFile: null, invoiceCertificate: 0 })).toBeNull()
  })

  test.each([
    ['', 'holds no private key'],
    ['not a key', 'holds no private key'],
    [rsa(2048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'is no RSA key of 1024 bits'],
    [
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      'is no RSA key of 1024 bits',
    ],
    [rsa(1024).publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'holds no private key'],
    [
      rsa(1024)
        .privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'geheim' })
        .toString(),
      'holds no private key without a password',
    ],
  ])('B-04 file %# is refused by the name of the variable, and nothing of it is told', (content, why) => {
    expect(given(content)).toThrow(`POISO_INVOICE_KEY: ${join(folder, 'key.pem')} ${why}`)
  })

  test('B-04 a file that is not there', () => {
    const read = () => signingKeyOf({ invoiceKeyFile: join(folder, 'none.pem'), invoiceCertificate: 0 })
    expect(read).toThrow('none.pem cannot be read (ENOENT)')
  })
})

/** A database of its own with shops that owe something, and a run of their invoices by a key. */
async function aHouse() {
  const { db, pool } = await testDatabase()
  let eshopId = 0
  async function owing(count: number): Promise<number[]> {
    const shops = Array.from({ length: count }, () => (eshopId += 1))
    for (const id of shops) await db.transaction().execute((tx) => saveBillingAccount(tx, id, anAccount(), clock.now()))
    await paidClicksMade(
      db,
      clock,
      shops.map((id) => ({ eshopId: id, at: '2026-10-10T10:00:00Z', cpcMicros: 1_230_000 })),
    )
    return shops
  }
  const run = (key: SigningKey | null) => runInvoices(db, { clock, issuer, key, month: '2026-10-01' })
  async function issued(count: number, key: SigningKey | null) {
    await owing(count)
    return (await run(key)).flatMap(({ documents }) => documents)
  }
  /** As nobody of the product can: by a superuser who has taken the triggers away. */
  async function rewritten(statement: string) {
    await pool.query(`set session_replication_role = replica; ${statement}; set session_replication_role = default`)
  }
  async function broken() {
    return (await verifyLedger(db)).differences.filter(({ of }) => of.startsWith('signature of')).map(({ of }) => of)
  }
  return { db, pool, owing, run, issued, rewritten, broken }
}

describe('B-04 the chain of a series', () => {
  test('B-04 each document names the one before it of its series; a new key goes on, and what the old one signed stays checked', async () => {
    const { db, pool, issued, broken } = await aHouse()
    const [first, second] = [madeSigningKey(), madeSigningKey()]
    expect(await issued(2, first)).toEqual(['FT 2026/1', 'FT 2026/2'])
    const writing = { now: clock.now(), key: first }
    const credit = { year: 2026, number: 1, netCents: 10, reason: 'Acordo', issuer }
    await db.transaction().execute((tx) => creditInvoice(tx, credit, writing))
    await issued(1, second)
    const { rows } = await pool.query<{ name: string; characters: string; version: number }>(`
      select d.kind || ' ' || d.number as name, s.characters, s.key_version as version from billing.document d
      join billing.document_signature s on s.document_id = d.id order by d.id`)
    const [ft1, ft2, nc1, ft3] = rows
    expect(rows.map(({ name, version }) => [name, version])).toEqual([
      ['FT 1', 1],
      ['FT 2', 1],
      ['NC 1', 1],
      ['FT 3', 2],
    ])
    const ofFirst = { ...facts, grossCents: 151 }
    const enteredAt = '2026-11-03T10:00:00'
    expect(ft1?.characters).toBe(signatureOf({ ...ofFirst, enteredAt }, first))
    const at = (name: string, previous = '') => ({ ...ofFirst, name, previous })
    expect(ft2?.characters).toBe(signatureOf(at('FT 2026/2', ft1?.characters), first))
    expect(nc1?.characters).toBe(signatureOf({ ...at('NC 2026/1'), grossCents: 12 }, first))
    expect(ft3?.characters).toBe(signatureOf(at('FT 2026/3', ft2?.characters), second))
    expect(await broken()).toEqual([])
  })

  test('B-04 without a key documents are written as ever; a series that has signatures is not continued without, and takes no number', async () => {
    const { db, pool, owing, run, issued, broken } = await aHouse()
    const key = madeSigningKey()
    expect(await issued(1, null)).toEqual(['FT 2026/1'])
    expect(await issued(1, key)).toEqual(['FT 2026/2'])
    const [shop = 0] = await owing(1)
    await expect(run(null)).rejects.toThrow('the series FT 2026 is signed: POISO_INVOICE_KEY must name')
    expect(await documentsOfShop(db, shop, 1)).toEqual([])
    expect((await pool.query('select last_number from billing.series')).rows).toEqual([{ last_number: 2 }])
    expect(await issued(0, key)).toEqual(['FT 2026/3'])
    expect(await broken()).toEqual([])
  })

  test('B-04 a certified program writes nothing in a series without a validation code', async () => {
    const { db, owing, run } = await aHouse()
    await owing(1)
    const key = madeSigningKey(1234)
    await expect(run(key)).rejects.toThrow('the series FT 2026 has no validation code')
    await db.transaction().execute((tx) => nameSeries(tx, { kind: 'FT', year: 2026, code: 'JFX2K9QP' }))
    expect((await run(key)).map(({ documents }) => documents)).toEqual([['FT 2026/1']])
  })

  test.each(['invoices.numbered', 'invoices.stored', 'invoices.shop'])(
    'B-04 a run that dies at %s leaves a whole chain, and two that go on at once continue it',
    async (stage) => {
      const { owing, run, broken } = await aHouse()
      const key = madeSigningKey()
      await owing(4)
      armFailpoint(`${stage}:throw`)
      await expect(run(key)).rejects.toThrow(stage)
      armFailpoint(null)
      expect(await broken()).toEqual([])
      await Promise.all([run(key), run(key)])
      expect(await broken()).toEqual([])
    },
  )

  test.each([
    [
      'the sum',
      `update billing.document set gross_cents = gross_cents + 100, vat_cents = vat_cents + 100 where number = 2`,
    ],
    ['the day', `update billing.document set issued_on = issued_on - 1 where number = 2`],
    ['the moment', `update billing.document_signature set entered_at = '2026-11-03T09:59:59' where document_id = 2`],
    [
      'the signature, by that of another',
      `update billing.document_signature set characters = (select characters from billing.document_signature where document_id = 3) where document_id = 2`,
    ],
    ['that it is signed', `delete from billing.document_signature where document_id = 2`],
  ])(
    'B-04 %s changed behind the ledger: the first document that was changed is named, and no other',
    async (_what, statement) => {
      const { issued, rewritten, broken } = await aHouse()
      await issued(4, madeSigningKey())
      expect(await broken()).toEqual([])
      await rewritten(statement)
      expect(await broken()).toEqual(['signature of FT 2026/2'])
    },
  )
})

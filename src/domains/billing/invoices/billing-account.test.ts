import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anAccount } from '../testing.ts'
import { findBillingAccount, readBillingAccount, saveBillingAccount } from './billing-account.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-11-26T10:00:00Z')

describe('whom invoices are made out to', () => {
  test('a Portuguese account is kept in its canonical form, and a later one takes its place', async () => {
    await db
      .transaction()
      .execute((tx) =>
        saveBillingAccount(tx, 3, anAccount({ taxNumber: 'PT 501 442 600', postalCode: '1000 100' }), NOW),
      )
    expect(await findBillingAccount(db, 3)).toEqual(anAccount())
    await db.transaction().execute((tx) => saveBillingAccount(tx, 3, anAccount({ city: 'Porto' }), NOW))
    expect([(await findBillingAccount(db, 3))?.city, await findBillingAccount(db, 4)]).toEqual(['Porto', null])
  })

  test('numbers of other countries are taken in their shape', () => {
    const read = (country: string, taxNumber: string) =>
      readBillingAccount(anAccount({ country, taxNumber, postalCode: '28001' }))
    expect([read('ES', 'ES-B12345674'), read('GR', 'EL 094019245'), read('US', '12-3456789')]).toMatchObject([
      { taxNumber: 'B12345674' },
      { taxNumber: '094019245' },
      { taxNumber: '123456789' },
    ])
  })

  test.each([
    ['taxNumber', { taxNumber: '501442601' }],
    ['taxNumber', { country: 'DE', taxNumber: 'U12345678' }],
    ['country', { country: 'Portugal' }],
    ['postalCode', { postalCode: '1000' }],
    ['legalName', { legalName: ' ' }],
    ['legalName', { legalName: 'a'.repeat(201) }],
    ['street', { street: 'Rua\u0000<b>' }],
  ])('%s that cannot be taken is named', (field, changed) => {
    expect(readBillingAccount(anAccount(changed))).toEqual([{ field, why: expect.any(String) }])
  })
})

import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { applyShop, DomainTaken } from './apply-shop.ts'
import { parseShopsFile, type ShopInFile } from './shops-file.ts'
import { shopsFileWarnings } from './shops-file-warnings.ts'
import { findEshopBySlug } from './storage.ts'

const database = await testDatabase()
const NOW = new Date('2026-11-01T10:00:00.000Z')

const aShop = {
  slug: 'casa-boa',
  name: 'Casa Boa',
  paid: true,
  domains: [{ domain: 'casaboa.pt' }, { domain: 'parceiro.pt', kind: 'affiliate' }],
  coolingOffDays: 30,
  returnPolicy: {
    text: 'Recolha em casa',
    costCents: 2990,
    checkedOn: '2026-10-01',
    url: 'https://casaboa.pt/devolucoes',
  },
  tariffs: [
    { region: 'mainland', priceCents: 490, upToWeightG: 30_000, freeFromCents: 10_000, deliveryDays: 3 },
    { region: 'mainland', priceCents: 2990 },
    { region: 'madeira', delivered: false },
  ],
  vouchers: [
    {
      code: 'OLA10',
      valueType: 'percent',
      value: 10,
      unconditional: true,
      validFrom: null,
      validUntil: '2026-12-31T23:59:59.000Z',
    },
  ],
  feed: { url: 'https://casaboa.pt/feed.xml' },
}

function apply(shop: unknown) {
  const parsed = parseShopsFile(JSON.stringify({ shops: [shop] }))
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join('\n'))
  return database.db.transaction().execute((tx) => applyShop(tx, parsed.shops[0] as ShopInFile, NOW))
}

describe('shops apply', () => {
  test('a shop becomes what the file says; a second time changes nothing, a new tariff does', async () => {
    expect(await apply(aShop)).toMatchObject({ isChanged: true })
    const eshop = await findEshopBySlug(database.db, 'casa-boa')
    expect(eshop).toMatchObject({
      name: 'Casa Boa',
      paid: true,
      domains: ['casaboa.pt', 'parceiro.pt'],
      coolingOffDays: 30,
      returnPolicy: { costCents: 2990, checkedOn: '2026-10-01' },
      vouchers: [{ code: 'OLA10', validUntil: '2026-12-31T23:59:59.000Z', validFrom: null }],
    })
    expect(eshop?.tariff).toEqual({
      mainland: [
        {
          label: null,
          delivered: true,
          priceCents: 490,
          upToWeightG: 30_000,
          upToPriceCents: null,
          freeFromCents: 10_000,
          deliveryDays: 3,
        },
        {
          label: null,
          delivered: true,
          priceCents: 2990,
          upToWeightG: null,
          upToPriceCents: null,
          freeFromCents: null,
          deliveryDays: null,
        },
      ],
      madeira: [
        {
          label: null,
          delivered: false,
          priceCents: null,
          upToWeightG: null,
          upToPriceCents: null,
          freeFromCents: null,
          deliveryDays: null,
        },
      ],
    })
    expect(await apply(aShop)).toMatchObject({ isChanged: false })
    expect(await apply({ ...aShop, tariffs: aShop.tariffs.slice(0, 1) })).toMatchObject({ isChanged: true })
    expect((await findEshopBySlug(database.db, 'casa-boa'))?.tariff).toMatchObject({ mainland: [{ priceCents: 490 }] })
  })

  test("another shop's domain is refused", async () => {
    await apply(aShop)
    await expect(apply({ ...aShop, slug: 'imitador' })).rejects.toThrow(DomainTaken)
    expect(await findEshopBySlug(database.db, 'imitador')).toBeNull()
  })

  test.each<[file: object, expected: RegExp]>([
    [
      { shops: [{ ...aShop, tariffs: [{ region: 'mainland', priceCents: -1 }] }] },
      /^shops\[0\]\.tariffs\[0\]\.priceCents: /,
    ],
    [
      { shops: [{ ...aShop, tariffs: [{ region: 'mainland', delivered: false, priceCents: 0 }] }] },
      /^shops\[0\]\.tariffs\[0\]\.priceCents: /,
    ],
    [{ shops: [{ ...aShop, slug: 'Casa Boa' }] }, /^shops\[0\]\.slug: /],
    [{ shops: [{ ...aShop, colour: 'red' }] }, /^shops\[0\]: .*colour/],
    [{ shops: [{ ...aShop, domains: [{ domain: 'www.casaboa.pt' }] }] }, /^shops\[0\]\.domains\[0\]\.domain: /],
    [{ shops: [aShop, { ...aShop, slug: 'outra' }] }, /^shops\[1\]\.domains: "casaboa\.pt" stands at shops\[0\]/],
    [
      { shops: [{ ...aShop, vouchers: [{ ...aShop.vouchers[0], value: 101 }] }] },
      /^shops\[0\]\.vouchers\[0\]\.value: /,
    ],
    ...[0, 100.5, -10].map(
      (value) =>
        [
          { shops: [{ ...aShop, vouchers: [{ ...aShop.vouchers[0], value }] }] },
          /^shops\[0\]\.vouchers\[0\]\.value: /,
        ] as [object, RegExp],
    ),
    ...['', 'A', '-OLA', 'OLA 10', 'OLA/10', '../x', 'A'.repeat(41)].map(
      (code) =>
        [
          { shops: [{ ...aShop, vouchers: [{ ...aShop.vouchers[0], code }] }] },
          /^shops\[0\]\.vouchers\[0\]\.code: a code of 2 to 40 letters/,
        ] as [object, RegExp],
    ),
    [
      { shops: [{ ...aShop, vouchers: [{ ...aShop.vouchers[0], validUntil: '31/12/2026' }] }] },
      /^shops\[0\]\.vouchers\[0\]\.validUntil: /,
    ],
    [
      { shops: [{ ...aShop, vouchers: [{ ...aShop.vouchers[0], validFrom: '2026-12-31T23:59:59.000Z' }] }] },
      /^shops\[0\]\.vouchers\[0\]\.validUntil: it would end before it begins/,
    ],
    [
      { shops: [{ ...aShop, vouchers: [aShop.vouchers[0], { ...aShop.vouchers[0], code: 'ola10' }] }] },
      /^shops\[0\]\.vouchers\[1\]\.code: "ola10" stands at vouchers\[0\]/,
    ],
    [{}, /^shops: /],
  ])('a wrong value is named by its path %#', (file, expected) => {
    const parsed = parseShopsFile(JSON.stringify(file))
    expect(parsed.kind === 'wrong' && parsed.problems[0]).toMatch(expected)
  })

  test.each<[what: string, shop: object, warnings: string[]]>([
    [
      'a tariff without a word',
      { tariffs: [] },
      ['shops[0].tariffs: casa-boa has none: what its feed does not say of delivery is unknown'],
    ],
    [
      'a bracket inside an earlier one',
      {
        tariffs: [
          { region: 'mainland', priceCents: 490, upToWeightG: 30_000 },
          { region: 'mainland', priceCents: 290, upToWeightG: 5000 },
          { region: 'mainland', priceCents: 2990 },
        ],
      },
      ['shops[0].tariffs[1]: never reached, tariffs[0] stands before it and holds every piece that it would'],
    ],
    [
      'the same bracket twice, and one behind one without limits',
      {
        tariffs: [
          { region: 'azores', priceCents: 490 },
          { region: 'azores', priceCents: 990 },
          { region: 'azores', priceCents: 100, upToPriceCents: 5000 },
        ],
      },
      [
        'shops[0].tariffs[1]: never reached, tariffs[0] stands before it and holds every piece that it would',
        'shops[0].tariffs[2]: never reached, tariffs[0] stands before it and holds every piece that it would',
      ],
    ],
    [
      'a region that ends',
      {
        tariffs: [
          { region: 'madeira', priceCents: 490, upToWeightG: 30_000 },
          { region: 'madeira', priceCents: 990, upToPriceCents: 5000 },
        ],
      },
      ['shops[0].tariffs: madeira ends at its limits: delivery of what is heavier or dearer is unknown'],
    ],
    [
      'a threshold that no piece of the bracket reaches',
      {
        tariffs: [
          { region: 'mainland', priceCents: 490, upToPriceCents: 5000, freeFromCents: 5001 },
          { region: 'mainland', priceCents: 990 },
        ],
      },
      ['shops[0].tariffs[0].freeFromCents: never reached, the bracket ends at 5000'],
    ],
    [
      'a voucher that has ended',
      { vouchers: [{ ...aShop.vouchers[0], validUntil: NOW.toISOString() }] },
      ['shops[0].vouchers[0]: OLA10 has ended (validUntil 2026-11-01T10:00:00.000Z)'],
    ],
    [
      'a voucher that may pay all',
      { vouchers: [{ ...aShop.vouchers[0], valueType: 'amount', value: 500, minOrderCents: 500 }] },
      ['shops[0].vouchers[0]: with OLA10 a piece may cost nothing'],
    ],
    ['nothing', {}, []],
  ])('%s is applied, and warned of', (_, shop, warnings) => {
    const parsed = parseShopsFile(JSON.stringify({ shops: [{ ...aShop, ...shop }] }))
    expect(parsed.kind === 'shops' && shopsFileWarnings(parsed.shops, NOW)).toEqual(warnings)
  })

  test('text that is no JSON is said to be none', () => {
    expect(parseShopsFile('{shops')).toMatchObject({ kind: 'wrong', problems: [expect.stringMatching(/^not JSON: /)] })
  })
})

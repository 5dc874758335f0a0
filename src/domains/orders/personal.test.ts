import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { personal } from './personal.ts'
import { anOrder, tellPurchases } from './testing.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-26T10:00:00Z')
const anybody = asId<UserId>(1)

test("G-09 a person's copy names what they bought, and nothing that others did", async () => {
  await tellPurchases(
    db,
    derivedKey('tests', 'orders'),
    7,
    [
      anOrder({
        items: [
          { itemId: 'mesa', title: 'Mesa de jantar', quantity: 1 },
          { itemId: 'cama', title: null, quantity: 2 },
        ],
      }),
      anOrder({
        orderId: 'E-1002',
        email: 'rui@exemplo.pt',
        items: [{ itemId: 'sofa', title: 'Sofá', quantity: 1 }],
      }),
    ],
    { now },
  )
  expect(await personal('tests').collect(db, anybody, 'ana@exemplo.pt')).toEqual({
    encomendas: [{ loja: '7', encomenda: 'E-1001', data: '2026-11-20', artigos: 'Mesa de jantar, cama' }],
  })
})

import { expect, test } from 'vitest'
import { wireVariant } from '#domains/offers/contract.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { aVariant } from '../testing.ts'
import { createCalls } from './calls.ts'
import { readVariants, variantsNow } from './variant-questions.ts'

const variant = wireVariant(aVariant({ id: 7, productId: 7, name: 'Sofá' }))

test('P-01 more than one call takes are asked in parts, and come in the order in which they were asked', async () => {
  const asked: number[] = []
  const calls = createCalls({
    configuration: new Configuration({
      fetchApi: async (_url, { body }) => {
        const { ids } = JSON.parse(String(body)) as { ids: number[] }
        asked.push(ids.length)
        return Response.json({ variants: ids.map((id) => ({ ...variant, id })), missing: [] })
      },
    }),
  })
  const ids = Array.from({ length: 250 }, (_, index) => index + 1)
  expect((await calls.ask(variantsNow(ids))).map(({ id }) => id)).toEqual(ids)
  expect(asked).toEqual([100, 100, 50])
})

test('X-02 an answer with one offer that cannot be shown is none', () => {
  expect(readVariants({ variants: [variant] })).toEqual([variant])
  for (const part of [{ id: '7' }, { name: null }, { eshop: null }, { price: {} }, { price: null }, { image: 'x' }])
    expect([part, readVariants({ variants: [variant, { ...variant, ...part }] })]).toEqual([part, null])
  for (const garbage of [null, 'x', {}, { variants: 'x' }, { variants: [null] }])
    expect(readVariants(garbage)).toBeNull()
})

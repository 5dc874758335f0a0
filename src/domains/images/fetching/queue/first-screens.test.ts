import { expect, test } from 'vitest'
import { categories } from '#domains/catalogue/contract.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { createFirstScreens } from './first-screens.ts'

/** An offer with three pictures, named after it. */
function cardOf(variantId: number) {
  return Buffer.from(
    `${JSON.stringify({ pictures: [1, 2, 3].map((at) => ({ path: `product/aa/bb/cc/s${variantId * 10 + at}`, isHere: false })) })}\n{}`,
  )
}

test('L-03 two pictures of each of the first twelve cards of every category and of the whole catalogue are asked for, and no third', async () => {
  const asked: { path: string; why: string }[] = []
  const listed: (number | null)[] = []
  await createFirstScreens({
    clock: systemClock,
    firstShown: {
      isReady: () => true,
      cardOf: (variantId) => (variantId % 100 === 5 ? null : cardOf(variantId)),
      firstOf: async (categoryId, count) => (
        listed.push(categoryId),
        Array.from({ length: count }, (_, at) => asId<VariantId>((categoryId ?? 1) * 100 + at))
      ),
    },
    pictureAsker: { ask: (pictures, why) => asked.push(...pictures.map(({ path }) => ({ path, why }))) },
  })()
  expect(listed).toEqual([null, ...categories.map(({ id }) => id)])
  // One of the twelve is gone since the index was asked.
  expect(asked).toHaveLength(listed.length * 11 * 2)
  expect(new Set(asked.map(({ path }) => path.at(-1)))).toEqual(new Set(['1', '2']))
  expect(new Set(asked.map(({ why }) => why))).toEqual(new Set(['firstScreen']))
})

test('L-03 before there is an index nothing is asked for, what is taken in later is, and rounds without news become rarer', async () => {
  let isReady = false
  let pictures = [{ path: 'product/aa/bb/cc/s1', isHere: false }]
  let rounds = 0
  const asked = new Set<string>()
  const turn = createFirstScreens({
    clock: systemClock,
    firstShown: {
      isReady: () => isReady,
      cardOf: () => Buffer.from(`${JSON.stringify({ pictures })}\n{}`),
      firstOf: async (categoryId) => {
        if (!isReady) throw new Error('there is no index')
        if (categoryId === null) rounds += 1
        return [asId<VariantId>(1)]
      },
    },
    pictureAsker: { ask: (shown) => shown.forEach(({ path }) => asked.add(path)) },
  })
  await turn()
  expect(rounds).toBe(0)
  isReady = true
  await turn()
  await turn()
  pictures = [...pictures, { path: 'product/aa/bb/cc/s2', isHere: false }]
  await turn()
  await turn()
  expect([...asked]).toEqual(['product/aa/bb/cc/s1', 'product/aa/bb/cc/s2'])
  const before = rounds
  for (let turns = 0; turns < 200; turns += 1) await turn()
  expect(rounds - before).toBeLessThan(15)
})

import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { addLike, likeStates, removeAllLikes, removeLike } from './storage.ts'

const { db } = await testDatabase()
const at = new Date('2026-11-21T10:00:00Z')

function like(personId: number, itemId: number) {
  return addLike(db, { personId, type: 'variant', itemId, at, priceCents: null, isForMarketing: false })
}
function unlike(personId: number, itemId: number) {
  return removeLike(db, { personId, type: 'variant', itemId })
}
async function counted(): Promise<unknown> {
  return db
    .selectFrom('likes.item_count')
    .select(['item_id', 'likes_count'])
    .where('likes_count', '>', 0)
    .orderBy('item_id')
    .execute()
}
async function rows(): Promise<unknown> {
  return db
    .selectFrom('likes.liked')
    .select(({ fn }) => ['item_id', fn.count<number>('person_id').as('likes_count')])
    .groupBy('item_id')
    .orderBy('item_id')
    .execute()
}

test('A-02 many who like, like again and take back at once: each count is the number of its rows', async () => {
  const people = Array.from({ length: 40 }, (_, index) => index + 1)
  const items = [1, 2, 3, 4, 5]
  // Two of the same, as of two tabs; then some are taken back while others come.
  await Promise.all(people.flatMap((person) => items.flatMap((item) => [like(person, item), like(person, item)])))
  expect((await likeStates(db, 'variant', items, 7)).map(({ isLiked, count }) => [isLiked, count])).toEqual(
    items.map(() => [true, people.length]),
  )
  await Promise.all(
    people.flatMap((person) =>
      items.flatMap((item) =>
        (person + item) % 2 === 0
          ? [unlike(person, item), unlike(person, item)]
          : [unlike(person, item), like(person, item)],
      ),
    ),
  )
  expect(await counted()).toEqual(await rows())
})

test('G-09 people who are erased at once take their likes out of the counts, without waiting for each other in a circle', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, person) => [9, 8, 7, 6].map((item) => like(100 + person, item))).flat(),
  )
  await Promise.all(Array.from({ length: 15 }, (_, person) => removeAllLikes(db, 100 + person)))
  expect(await counted()).toEqual(await rows())
  expect((await likeStates(db, 'variant', [9, 6], 119)).map(({ isLiked, count }) => [isLiked, count])).toEqual([
    [true, 5],
    [true, 5],
  ])
})

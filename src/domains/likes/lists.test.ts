import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { MOST_LISTS } from './lists.ts'
import { peopleFavourites } from './people-favourites.ts'
import { personal } from './personal.ts'
import { anOffer } from './testing.ts'
import { likeStates } from './storage.ts'

/** Lists and notes of favourites. */

const { db } = await testDatabase()
const favourites = peopleFavourites({
  db,
  clock: manualClock('2026-11-21T10:00:00Z'),
  secret: 'a secret of the test',
  shownVariants: async (ids) => new Map(ids.map((id) => [id, anOffer({ id })])),
})
async function likes(personId: number, ...ids: readonly number[]): Promise<void> {
  for (const itemId of ids) await favourites.like(personId, { type: 'variant', itemId })
}
async function listsOf(personId: number) {
  return (await favourites.lists(personId)).map(({ name, note, variantIds }) => [name, note, variantIds])
}
async function made(personId: number, name: string): Promise<number> {
  const id = await favourites.makeList(personId, { name, note: null })
  if (typeof id !== 'number') throw new Error(id)
  return id
}

test('E-09 a favourite is in as many lists as its person wants, with a note; the item is saved then', async () => {
  await likes(1, 10, 11)
  const [sala, casa] = [await made(1, 'Sala'), await made(1, 'Águeda')]
  await favourites.sort(1, 10, { listIds: [sala, casa], note: 'Ver o tecido' })
  await favourites.sort(1, 11, { listIds: [sala], note: null })
  expect(await listsOf(1)).toEqual([
    ['Águeda', null, [10]],
    ['Sala', null, expect.arrayContaining([10, 11])],
  ])
  expect((await likeStates(db, 'variant', [10, 12], 1)).map(({ isSaved }) => isSaved)).toEqual([true, false])
  await favourites.sort(1, 10, { listIds: [casa], note: 'Ver o tecido' })
  expect(await listsOf(1)).toEqual([
    ['Águeda', null, [10]],
    ['Sala', null, [11]],
  ])
  expect((await favourites.load(1, 'recent')).map(({ variant, note }) => [variant.id, note])).toEqual(
    expect.arrayContaining([
      [10, 'Ver o tecido'],
      [11, null],
    ]),
  )
  // Taken back, it is in no list any more; put back, it begins anew.
  await favourites.unlike(1, 10)
  await likes(1, 10)
  expect((await listsOf(1))[0]).toEqual(['Águeda', null, []])
  await favourites.removeList(1, sala)
  expect((await favourites.load(1, 'recent')).map(({ variant }) => variant.id).toSorted()).toEqual([10, 11])
  expect(await personal.collect(db, 1, null)).toMatchObject({ listas: [{ lista: 'Águeda', nota: null, oferta: null }] })
})

test('a name is a person’s once, whatever its case, and a person has so many lists', async () => {
  await made(2, 'Quarto')
  expect(await favourites.makeList(2, { name: 'QUARTO', note: null })).toBe('taken')
  expect(await made(3, 'Quarto')).toBeGreaterThan(0)
  const other = await made(2, 'Sala')
  expect(await favourites.changeList(2, other, { name: 'quarto', note: null })).toBe('taken')
  expect(await favourites.changeList(2, other, { name: 'SALA', note: 'Até 900 €' })).toBeNull()
  expect(await listsOf(2)).toEqual([
    ['Quarto', null, []],
    ['SALA', 'Até 900 €', []],
  ])
  for (let count = 2; count < MOST_LISTS; count += 1) await made(2, `Lista ${count}`)
  expect(await favourites.makeList(2, { name: 'Uma a mais', note: null })).toBe('too-many')
})

test('nobody touches another’s lists, sorts what is not liked, or puts things into lists that are not theirs', async () => {
  await likes(4, 20)
  const own = await made(4, 'Minha')
  await likes(5, 20)
  await favourites.changeList(5, own, { name: 'Roubada', note: null })
  await favourites.removeList(5, own)
  await favourites.sort(5, 20, { listIds: [own], note: 'x' })
  await favourites.sort(4, 21, { listIds: [own], note: 'não está nos favoritos' })
  expect(await listsOf(4)).toEqual([['Minha', null, []]])
  expect(await listsOf(5)).toEqual([])
  await db.transaction().execute((tx) => personal.erase(tx, 5, null))
  expect(await listsOf(4)).toEqual([['Minha', null, []]])
})

test('two windows that give two lists one name at once: one has it, the other is told', async () => {
  const person = 77
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await made(person, `Um ${round}`), await made(person, `Dois ${round}`)]
    const outcomes = await Promise.all(
      [one, other].map((id) => favourites.changeList(person, id, { name: `Mesma ${round}`, note: null })),
    )
    expect(outcomes.toSorted()).toEqual([null, 'taken'].toSorted())
  }
})

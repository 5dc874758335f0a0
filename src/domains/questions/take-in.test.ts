import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { countsOf } from './read/counts.ts'
import { questionsOf } from './read/shown-questions.ts'
import { type ReadyQuestion, takeInQuestions } from './take-in.ts'

const { db } = await testDatabase()
const AT = new Date('2026-10-01T10:00:00Z')
const READY: ReadyQuestion = {
  variantId: 7,
  nickname: 'Rita',
  body: 'Os pés são de madeira maciça?',
  writtenAt: AT,
  answers: [
    { role: 'buyer', eshopId: null, nickname: 'Zé', body: 'Sim, são.', writtenAt: AT, helpful: 2, unhelpful: 0 },
    { role: 'shop', eshopId: 3, nickname: null, body: 'São de faia.', writtenAt: AT, helpful: 0, unhelpful: 0 },
  ],
}

test('U-02 ready questions are published at once, once, and counted by offer', async () => {
  const takeIn = () =>
    db.transaction().execute((tx) => takeInQuestions(tx, [READY, { ...READY, variantId: 8, answers: [] }]))
  expect([await takeIn(), await takeIn()]).toEqual([2, 0])
  const { questions, total } = await questionsOf(db, [7, 8])
  expect(total).toBe(2)
  expect(questions.map(({ variantId, answers }) => [variantId, answers.map(({ role }) => role)])).toEqual([
    [7, ['buyer', 'shop']],
    [8, []],
  ])
  expect(await countsOf(db, [7, 8, 9])).toEqual(
    new Map([
      [7, { questions: 1, answers: 2 }],
      [8, { questions: 1, answers: 0 }],
    ]),
  )
})

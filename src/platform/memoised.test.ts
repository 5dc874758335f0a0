import { expect, test } from 'vitest'
import { memoised } from './memoised.ts'

test('an answer is worked out once, also when it is null', () => {
  let asked = 0
  const answer = memoised((text: string) => (asked++, text === 'nada' ? null : text.length), 10)
  expect([answer('um'), answer('um'), answer('nada'), answer('nada')]).toEqual([2, 2, null, null])
  expect(asked).toBe(2)
})

test('at the limit all are forgotten, one below it none is', () => {
  let asked = 0
  const answer = memoised((text: string) => (asked++, text), 2)
  for (const text of ['a', 'b', 'a', 'b']) answer(text)
  expect(asked).toBe(2)
  for (const text of ['c', 'a']) answer(text)
  expect(asked).toBe(4)
})

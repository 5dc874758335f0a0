import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memoised } from './memoised.ts'

setFlagsFromString('--expose-gc')

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

test('what is kept is a copy: neither the question nor what the answer cuts from it keeps the text alive that it was cut from', () => {
  const collect = runInNewContext('gc') as () => void
  const answer = memoised((text: string) => ({ first: text.slice(0, 20), text }), 1_000)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 300; n += 1) answer(`${n}, wide is €, `.padEnd(60_000, `${n}`).slice(0, 40 + (n % 2)))
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2e6)
  expect(answer('0, wide is €, '.padEnd(40, '0')).text).toBe('0, wide is €, '.padEnd(40, '0'))
})

test('texts of more than 1,000 signs are asked anew, and many long ones push all out before there are as many as may be kept', () => {
  let asked = 0
  const answer = memoised((text: string) => (asked++, text.length), 10)
  for (const length of [1_000, 1_000, 1_001, 1_001]) answer('x'.repeat(length))
  expect(asked).toBe(3)
  answer('y'.repeat(300))
  answer('x'.repeat(1_000))
  expect(asked).toBe(5)
})

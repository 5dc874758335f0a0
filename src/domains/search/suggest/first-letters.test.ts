import { expect, test } from 'vitest'
import { FirstLetters } from './first-letters.ts'

test('S-05 one or two letters are looked up once while the index stands, longer texts each time', async () => {
  let [version, looked] = ['1', 0]
  const letters = new FirstLetters<number>(() => version)
  const ask = (q: string) => letters.answer(q, async () => (looked += 1))
  for (const q of ['s', 'S', 'so', 'só', 'so']) await ask(q)
  expect(looked).toBe(2)
  for (const q of ['sof', 'sof', '12', '12', ' s']) await ask(q)
  expect(looked).toBe(7)
  version = '2'
  expect([await ask('s'), await ask('s')]).toEqual([8, 8])
})

test('S-05 what was found while the index changed is not kept for the new one', async () => {
  let version = '1'
  const letters = new FirstLetters<string>(() => version)
  const slow = letters.answer('s', async () => {
    version = '2'
    await letters.answer('m', async () => 'mesa')
    return 'old'
  })
  expect(await slow).toBe('old')
  expect(await letters.answer('s', async () => 'new')).toBe('new')
})

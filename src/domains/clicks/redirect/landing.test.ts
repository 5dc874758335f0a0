import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clickToken, uidOfToken, withClick } from './landing.ts'

test('R-21 a click has one number, and the number one click', () => {
  const uid = randomUUID()
  expect([clickToken(uid).length, uidOfToken(clickToken(uid))]).toEqual([22, uid])
})
test.each(['', 'x', 'A'.repeat(21), 'A'.repeat(23), '='.repeat(22), `${'A'.repeat(21)}\n`])(
  'R-21 %j is no number of a click',
  (text) => {
    expect(uidOfToken(text)).toBeNull()
  },
)
test.each([
  ['https://a.pt/p', 'https://a.pt/p?poiso_click='],
  ['https://a.pt/p?', 'https://a.pt/p?poiso_click='],
  ['https://a.pt/p?x=%20a+b&y', 'https://a.pt/p?x=%20a+b&y&poiso_click='],
])('R-21 the rest of %s stays as the shop wrote it', (link, begins) => {
  const uid = randomUUID()
  expect(withClick(`${link}#z`, uid)).toBe(`${begins}${clickToken(uid)}#z`)
})

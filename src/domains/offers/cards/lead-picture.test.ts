import { expect, test } from 'vitest'
import { leadPicture } from './lead-picture.ts'

const here = {
  path: 'product/aa/bb/cc/p12-abc',
  isHere: true,
  width: 1200,
  height: 900,
  placeholder: null,
  type: 'product',
  cropped: false,
  score: 0.9,
}
function cardWith(...pictures: readonly object[]) {
  return Buffer.from(`${JSON.stringify({ pictures })}\n{}`)
}

test('R-01 a whole piece that was looked at may stand for its category, with its score', () => {
  expect(leadPicture(cardWith(here, { ...here, score: 1 }))).toEqual({
    image: { id: here.path, type: 'product', cropped: false },
    score: 0.9,
  })
})

test.each([
  ['shows a part', { ...here, cropped: true }],
  ['shows a room', { ...here, type: 'room' }],
])('R-01 a picture that %s does not stand for a category', (_, picture) => {
  expect(leadPicture(cardWith(picture))).toBeNull()
})

test('R-01 a card without a picture has none to lend', () => expect(leadPicture(cardWith())).toBeNull())

test('R-01 one that is not here yet stands for nothing: the drawing of the category does', () => {
  expect(
    leadPicture(cardWith({ ...here, path: 'product/aa/bb/cc/s34', isHere: false, type: null, score: null })),
  ).toBeNull()
})

test('R-01 one that is higher than a card shows stands behind those that are not', () => {
  expect(leadPicture(cardWith({ ...here, width: 900 }))?.score).toBe(0.45)
})

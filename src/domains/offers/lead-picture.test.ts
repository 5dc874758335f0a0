import { expect, test } from 'vitest'
import { leadPicture } from './lead-picture.ts'

const here = { path: 'product/aa/bb/cc/p12-abc', isHere: true, width: 1200, height: 900, placeholder: null, type: 'product', cropped: false, score: 0.9 }
const drawing = () => 'product/dd/ee/ff/c1010-4'
const cardWith = (...pictures: readonly object[]) => Buffer.from(`${JSON.stringify({ pictures })}\n{}`)

test('R-01 a whole piece that was looked at may stand for its category, with its score', () => {
  expect(leadPicture(cardWith(here, { ...here, score: 1 }), drawing)).toEqual({ image: { id: here.path, type: 'product', cropped: false }, score: 0.9 })
})

test.each([
  ['shows a part', { ...here, cropped: true }],
  ['shows a room', { ...here, type: 'room' }],
])('R-01 a picture that %s does not stand for a category', (_, picture) => {
  expect(leadPicture(cardWith(picture), drawing)).toBeNull()
})

test('R-01 a card without a picture has none to lend', () => expect(leadPicture(cardWith(), drawing)).toBeNull())

test('R-01 one that is not here yet stands behind all others, with the drawing that is shown until it comes', () => {
  const waiting = { ...here, path: 'product/aa/bb/cc/s34', isHere: false, type: null, score: null }
  expect(leadPicture(cardWith(waiting), drawing)).toEqual({ image: { id: 'product/aa/bb/cc/s34c1010-4', type: 'product', cropped: false }, score: 0 })
})

test('R-01 one that is higher than a card shows stands behind those that are not, and before one that is not here yet', () => {
  expect(leadPicture(cardWith({ ...here, width: 900 }), drawing)?.score).toBe(0.45)
})

test('R-01 what is here needs no drawing, and none is made', () => {
  const never = (): string => { throw new Error('a drawing nobody sees') }
  expect(leadPicture(cardWith(here), never)?.image.id).toBe(here.path)
})

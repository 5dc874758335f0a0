import { expect, test } from 'vitest'
import { placeOfStep } from './place-of-step.ts'

test('L-01 a step of the history says what was loaded and where somebody was; what others wrote there says nothing', () => {
  expect(placeOfStep({ listing: { more: 2, at: { card: 80, top: -12 } } })).toEqual({
    more: 2,
    at: { card: 80, top: -12 },
  })
  expect(placeOfStep({ listing: { more: 0, at: { card: 'x' } } })).toEqual({ more: 0, at: null })
  for (const state of [
    null,
    undefined,
    {},
    'x',
    { modal: 1 },
    { listing: null },
    { listing: { more: -1 } },
    { listing: { more: 1e9 } },
  ])
    expect(placeOfStep(state), JSON.stringify(state)).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likenessOf, type PictureLook, pictureEvidence, pictureNote } from './picture-evidence.ts'

/** A picture that is so like the one whose descriptor is all in the first direction. */
function looking(likeness: number, said: Partial<PictureLook> = {}): PictureLook {
  return {
    pictureId: 1,
    isBare: true,
    version: 5,
    descriptor: Int8Array.from([Math.round(likeness * 120), Math.round(Math.sqrt(1 - likeness ** 2) * 120), 0]),
    ...said,
  }
}
const first = looking(1)
function other(likeness: number, said: Partial<PictureLook> = {}): PictureLook {
  return looking(likeness, { pictureId: 2, ...said })
}
function weightOf(a: readonly PictureLook[], b: readonly PictureLook[]): number {
  return pictureEvidence(a, b)?.weight ?? 0
}

describe('what two pictures of bare pieces say by their likeness', () => {
  test.each([
    [1, 0.25, 'pictures alike 1.00'],
    [0.95, 0.25, 'pictures alike 0.95'],
    [0.9, 0, null],
    [0.5, 0, null],
    [0.42, 0, null],
    [0.35, -0.5, 'pictures differ, alike only 0.35'],
    [0.2, -1, 'pictures differ, alike only 0.20'],
    [0, -1.5, 'pictures differ, alike only 0.00'],
    [-0.9, -1.5, 'pictures differ, alike only -0.90'],
  ])('likeness %d adds %d', (likeness, weight, note) => {
    const found = pictureEvidence([first], [other(likeness)])
    expect(found?.weight ?? 0).toBe(weight)
    expect(found === null ? null : pictureNote(found)).toBe(note)
  })

  test('the more alike, the more it says for: over all likenesses', () => {
    const weights = Array.from({ length: 201 }, (_, at) => weightOf([first], [other(at / 100 - 1)]))
    expect(weights).toEqual(weights.toSorted((a, b) => a - b))
    expect(weights.every((weight) => weight < 1)).toBe(true)
  })
})

describe('which pictures say anything', () => {
  test('the same bytes say most, whatever they show and whoever described them', () => {
    expect(pictureEvidence([first], [looking(0, { isBare: false, version: 4 })])).toEqual({
      kind: 'same',
      likeness: 1,
      weight: 1,
    })
  })

  test.each<[string, PictureLook[], PictureLook[]]>([
    ['none', [], [first]],
    ['none at all', [], []],
    ['a room', [first], [other(0, { isBare: false })]],
    ['an older description', [first], [other(0, { version: 4 })]],
    ['a description that is no direction', [first], [other(0, { descriptor: new Int8Array(3) })]],
    ['a description of another length', [first], [other(0, { descriptor: new Int8Array(64).fill(1) })]],
  ])('%s is unknown, and neither for nor against', (_, one, two) => {
    expect(pictureEvidence(one, two)).toBeNull()
  })

  test('of several pictures the two that are most alike count: shops show one piece from several sides', () => {
    expect(pictureEvidence([first], [other(0), other(0.95), other(0.3)])).toMatchObject({ kind: 'alike', weight: 0.25 })
  })
})

const someLook = fc.record({
  pictureId: fc.integer({ min: 1, max: 6 }),
  isBare: fc.boolean(),
  version: fc.constantFrom(4, 5),
  descriptor: fc
    .array(fc.integer({ min: -127, max: 127 }), { minLength: 4, maxLength: 4 })
    .map((bytes) => Int8Array.from(bytes)),
})

test('two offers say the same of one another from both sides', () => {
  fc.assert(
    fc.property(
      fc.array(someLook, { maxLength: 3 }),
      fc.array(someLook, { maxLength: 3 }),
      (a, b) => void expect(pictureEvidence(a, b)).toEqual(pictureEvidence(b, a)),
    ),
  )
})

test('likeness is within -1 and 1, and 1 of a picture with itself', () => {
  fc.assert(
    fc.property(someLook, someLook, ({ descriptor: a }, { descriptor: b }) => {
      const likeness = likenessOf(a, b)
      expect(Math.abs(likeness ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
      expect(likenessOf(a, a) ?? 1).toBeCloseTo(1, 9)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { mostTelling } from './descriptor-storage.ts'
import { queryVector, rowVector } from './likeness-row.ts'
import { pieceSizes } from './likeness-source.ts'
import { ownImageUrl } from './own-image-url.ts'
import { isRequestId, newRequestId } from './similarity-request-id.ts'
import { DESCRIPTOR_BYTES } from './weigh-features.ts'

const nothing = new Int8Array(DESCRIPTOR_BYTES)
function sizeLikeness(asked: Parameters<typeof queryVector>[1], told: Parameters<typeof rowVector>[1]): number {
  const row = rowVector(nothing, told)
  return queryVector(nothing, asked).reduce((sum, value, at) => sum + value * (row[at] as number), 0)
}

test('A-01.14 sizes that differ take off a likeness, the more the further; a piece whose size is unknown is as good as one of the same size', () => {
  const full = { width: 2000, height: 900, depth: 800 }
  const halfAsWide = sizeLikeness({ width: 2000 }, { width: 1000 })
  for (const told of [full, { width: 2000 }, { height: 900, depth: 800 }, {}])
    for (const asked of [full, told])
      expect(Math.abs(sizeLikeness(asked, told)), JSON.stringify([asked, told])).toBeLessThan(-halfAsWide / 20)
  expect(sizeLikeness({}, full)).toBeCloseTo(0)
  const byWidth = [2000, 1700, 1300, 1000, 500].map((width) => sizeLikeness({ width: 2000 }, { width }))
  expect(byWidth).toEqual(byWidth.toSorted((one, other) => other - one))
  expect(sizeLikeness({ width: 2000 }, { width: 1700 })).toBeLessThan(0)
})

test('A-01.14 sizes are the middle of their ends; a diameter is a width and a depth', () => {
  expect(pieceSizes({ width: { lowMm: 1000, highMm: 1400 }, height: { lowMm: 700, highMm: 700 } })).toEqual({
    width: 1200,
    height: 700,
  })
  expect(pieceSizes({ diameter: { lowMm: 900, highMm: 900 } })).toEqual({ width: 900, depth: 900 })
  expect(pieceSizes({})).toEqual({})
})

test('A-01.14 the best picture of a piece is free on its ground, else in a room; details, drawings and banners tell nothing', () => {
  const picture = (type: 'piece' | 'room' | 'detail' | 'banner' | null, score: number) => ({
    pictureId: 0,
    descriptor: nothing,
    type,
    score,
  })
  expect(mostTelling([picture('banner', 99), picture('room', 60), picture('piece', 30), picture('piece', 40)])).toEqual(
    picture('piece', 40),
  )
  expect(mostTelling([picture('detail', 90), picture('room', 20)])).toEqual(picture('room', 20))
  expect(mostTelling([picture('detail', 90), picture('banner', 20)])).toBeNull()
})

describe('A-01.14 our own addresses', () => {
  const origins = ['https://img.poiso.pt', 'https://poiso.pt']
  test('A-01.14 are paths of product pictures, alone or behind an origin of ours', () => {
    const path = '/product/ab/cd/ef/p12/w360'
    for (const url of [
      path,
      `https://img.poiso.pt${path}`,
      `https://poiso.pt${path}`,
      '/tiny/ab/cd/ef/p12',
      '/product/ab/cd/ef/p12',
    ])
      expect(ownImageUrl(url, origins)).toEqual({ kind: 'picture', id: 12, hash: 'abcdef' })
    expect(ownImageUrl('/product/ab/cd/ef/s34c1010-4/listingRectangle', origins)).toEqual({
      kind: 'source',
      id: 34,
      hash: 'abcdef',
    })
    expect(ownImageUrl('/product/ab/cd/ef/c1010-4/w72', origins)).toEqual({ kind: 'drawing' })
  })
  test('A-01.14 nothing else is', () => {
    for (const url of [
      '',
      'https://img.poiso.pt',
      'https://img.poiso.pt.evil.pt/product/ab/cd/ef/p12',
      'https://img.poiso.pt@evil.pt/product/ab/cd/ef/p12',
      'http://img.poiso.pt/product/ab/cd/ef/p12',
      '//img.poiso.pt/product/ab/cd/ef/p12',
      '/product/ab/cd/ef/p12/../../x',
      '/product/ab/cd/ef/p12?x=1',
      '/product/ab/cd/ef/p12#x',
      '/product/ab/cd/ef/p012',
      '/product/ab/cd/ef/p',
      '/product/abc/cd/ef/p12',
      '/avatar/ab/cd/ef/p12',
      `/product/ab/cd/ef/p${'9'.repeat(30)}`,
      ' /product/ab/cd/ef/p12',
      '/product/ab/cd/ef/p12\n',
    ])
      expect([url, ownImageUrl(url, origins)]).toEqual([url, null])
  })
})

test('R-07 a request id is known as ours by its signature, whatever else it is', () => {
  const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const id = newRequestId(key)
  expect([id, isRequestId(key, id), isRequestId(other, id)]).toEqual([
    expect.stringMatching(/^[\w-]{28}$/),
    true,
    false,
  ])
  expect(newRequestId(key)).not.toBe(id)
  for (const text of [
    '',
    `${id}A`,
    id.slice(1),
    `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`,
    `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`,
  ])
    expect(isRequestId(key, text)).toBe(false)
})

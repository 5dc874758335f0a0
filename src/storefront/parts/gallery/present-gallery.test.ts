import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { asId, type CategoryId } from '#platform/ids.ts'
import { aPicture } from '../../testing-products.ts'
import { leadPicture, presentGallery } from './present-gallery.ts'

const sofa = {
  title: 'Sofá Alvor',
  categoryId: asId<CategoryId>(1003),
  attributes: { ...noAttributes, colours: { ids: [4], source: 'attribute' } },
} as unknown as Parameters<typeof presentGallery>[0]
function gallery(...variants: ReturnType<typeof aPicture>[][]) {
  return presentGallery(
    sofa,
    variants.map((pictures) => ({ pictures })),
  )
}

describe('M-11 the pictures of a product', () => {
  test('come from all shops, the best offer’s first, each once, each with its own words', () => {
    const found = gallery(
      [aPicture(4, 'piece'), aPicture(7, 'room')],
      [aPicture(7, 'room'), aPicture(9, 'detail'), aPicture(2, 'piece')],
    )
    expect(found.map(({ image }) => image.id.split('/').at(-1))).toEqual(['c1003-4', 'c1003-7', 'c1003-9', 'c1003-2'])
    expect(found.map(({ image }) => image.type)).toEqual(['product', 'room', 'detail', 'product'])
    expect(new Set(found.map(({ alt }) => alt)).size).toBe(4)
    expect(found[0]?.alt).toMatch(/^Sofá de 3 lugares, na cor /)
    expect(found[0]?.placeholder).toMatch(/^data:image\/webp;base64,/)
  })
  test('are ten at most', () =>
    expect(gallery(Array.from({ length: 12 }, (_, at) => aPicture(at + 1, 'piece')))).toHaveLength(10))
  test('banners stand behind: only where there is nothing else', () => {
    expect(gallery([aPicture(4, 'banner'), aPicture(7, 'room')]).map(({ image }) => image.type)).toEqual(['room'])
    expect(gallery([aPicture(4, 'banner')]).map(({ image }) => image.type)).toEqual(['banner'])
  })
  test('of an article without any there is none: no drawing passes for it', () => expect(gallery([], [])).toEqual([]))
  test('one that is not here yet has its own address, in the listing’s shape', () => {
    const [first] = gallery([
      {
        ...aPicture(4, 'piece'),
        path: 'product/01/23/45/s34',
        isHere: false,
        width: null,
        height: null,
        type: null,
        placeholder: null,
      },
    ])
    expect(first).toMatchObject({
      image: { id: 'product/01/23/45/s34', type: 'product' },
      width: 960,
      height: 768,
      placeholder: null,
    })
  })
  test('of one that stands in for a larger one that is asked for, which it keeps the place of', () => {
    const larger = { path: 'product/01/23/45/s34', width: 1200, height: 900 }
    const standIn = { ...aPicture(4, 'piece'), width: 400, height: 300, larger }
    const [first] = gallery([standIn])
    expect(first).toMatchObject({ image: { id: larger.path }, standIn: { id: standIn.path }, width: 1200, height: 900 })
    expect(leadPicture(sofa, [{ pictures: [standIn] }])?.id).toBe(standIn.path)
  })
  test('another shop’s first picture, which shows the same again, comes after its other ones', () =>
    expect(
      gallery([aPicture(4, 'piece')], [aPicture(2, 'piece'), aPicture(7, 'room')], [aPicture(5, 'piece')]).map(
        ({ image }) => image.id.split('/').at(-1),
      ),
    ).toEqual(['c1003-4', 'c1003-7', 'c1003-2', 'c1003-5']))
  test('what is not here yet stands behind what is, four at most, and no other shop’s first', () => {
    const coming = (id: number) => ({
      ...aPicture(id, 'piece'),
      path: `product/01/23/45/s${id}`,
      isHere: false,
      type: null,
    })
    const ids = (...variants: ReturnType<typeof aPicture>[][]) =>
      gallery(...variants).map(({ image }) => image.id.split('/').at(-1))
    expect(ids([aPicture(7, 'piece'), coming(1)], [coming(9), coming(8), aPicture(4, 'room')])).toEqual([
      'c1003-7',
      'c1003-4',
      's1',
      's8',
    ])
    expect(ids([1, 2, 3, 4, 5, 6].map(coming))).toEqual(['s1', 's2', 's3', 's4'])
  })
})

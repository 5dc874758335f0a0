import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import type { FamilyMember } from '#domains/offers/contract.ts'
import { asId, type ProductId } from '#platform/ids.ts'
import { aProductPage } from '../../testing-products.ts'
import { variantChoices } from './variant-choices.ts'

const [CINZENTO, PRETO, AZUL] = [4, 5, 6]
function attributes(colour: number | null, widthMm: number | null, seats: number | null = null) {
  return {
    ...noAttributes,
    colours: colour === null ? null : { ids: [colour], source: 'title' as const },
    seats: seats === null ? null : { low: seats, high: seats, source: 'title' as const },
    sizes:
      widthMm === null ? {} : { width: { lowMm: widthMm, highMm: widthMm, source: 'title' as const, confidence: 1 } },
  }
}
function member(id: number, of: ReturnType<typeof attributes>, lowestCents = 50_000): FamilyMember {
  return {
    productId: asId<ProductId>(id),
    slug: 's',
    title: `Peça ${id}`,
    attributes: of,
    lowestCents,
  }
}
function own(of: ReturnType<typeof attributes>) {
  return { ...aProductPage().product, attributes: of }
}
function plain(text: string | null | undefined) {
  return text?.replace(/[\u00a0\u202f]/g, ' ') ?? null
}

describe('M-09 what a family may be chosen by', () => {
  test('M-09 without a family there is nothing to choose', () => {
    expect(variantChoices(own(attributes(CINZENTO, 2100)), 50_000, [], 'mainland')).toBeNull()
  })
  test('M-09 colours and sizes are axes of their own, this product among them', () => {
    const choices = variantChoices(
      own(attributes(CINZENTO, 2100)),
      50_000,
      [member(2, attributes(PRETO, 2100)), member(3, attributes(CINZENTO, 1600))],
      'mainland',
    )
    expect(
      choices?.axes.map(({ name, current, options }) => [name, current, options.map(({ label, url }) => [label, url])]),
    ).toEqual([
      [
        'Cor',
        'Cinzento',
        [
          ['Cinzento', null],
          ['Preto', '/produto/2-s'],
        ],
      ],
      [
        'Medida',
        '210 cm',
        [
          ['160 cm', '/produto/3-s'],
          ['210 cm', null],
        ],
      ],
    ])
  })
  test('M-09 a colour that this size does not have leads to the nearest there is and says so', () => {
    const choices = variantChoices(
      own(attributes(CINZENTO, 2100)),
      50_000,
      [
        member(2, attributes(AZUL, 1600), 90_000),
        member(3, attributes(AZUL, 2600), 40_000),
        member(4, attributes(PRETO, 2100)),
      ],
      'mainland',
    )
    const blue = choices?.axes[0]?.options.find(({ label }) => label === 'Azul')
    expect([blue?.url, blue?.alsoChanges, plain(blue?.price)]).toEqual(['/produto/3-s', 'noutra medida', '400 €'])
    expect(choices?.axes[0]?.options.find(({ label }) => label === 'Preto')?.alsoChanges).toBeNull()
  })
  test('M-09 what another choice decides is no choice: seats that go with the size', () => {
    const choices = variantChoices(
      own(attributes(CINZENTO, 2100, 3)),
      50_000,
      [member(2, attributes(CINZENTO, 1600, 2)), member(3, attributes(PRETO, 1600, 2))],
      'mainland',
    )
    expect(choices?.axes.map(({ name }) => name)).toEqual(['Cor', 'Medida'])
  })
  test('M-09 every combination that exists stands under its size, by name, with its price', () => {
    const choices = variantChoices(
      own(attributes(CINZENTO, 2100)),
      50_000,
      [member(2, attributes(PRETO, 2100)), member(3, attributes(CINZENTO, 1600), 41_990)],
      'mainland',
    )
    expect(
      choices?.groups.map(({ name, members }) => [
        name,
        members.map(({ label, url, price }) => [label, url, plain(price)]),
      ]),
    ).toEqual([
      ['160 cm', [['Cinzento', '/produto/3-s', '419,90 €']]],
      [
        '210 cm',
        [
          ['Cinzento', null, '500 €'],
          ['Preto', '/produto/2-s', '500 €'],
        ],
      ],
    ])
    expect(choices?.count).toBe(3)
  })
  test('M-09 a family of which nothing is known goes by its names; the region goes along', () => {
    const choices = variantChoices(own(attributes(null, null)), 50_000, [member(2, attributes(null, null))], 'madeira')
    expect(choices?.axes).toEqual([])
    expect(choices?.groups[0]?.members.map(({ label, url }) => [label, url])).toEqual([
      ['Peça 2', '/produto/2-s?regiao=madeira'],
      ['Sofá de 3 lugares Alvor em linho cinzento', null],
    ])
  })
})

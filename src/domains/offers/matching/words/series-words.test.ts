import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { type ArticleFeatures, readArticle } from '../article.ts'
import { compareArticles } from '../compare-articles.ts'
import { anArticle } from '../testing.ts'
import { FEWEST_OF_SERIES, wordsOfSeries } from './series-words.ts'

function read(title: string, eshopId = 1, said: { gtin?: string } = {}): ArticleFeatures {
  return readArticle(anArticle({ title, eshopId, ...said }))
}
function seriesOf(titles: readonly string[], eshopId = 1) {
  return wordsOfSeries(titles.map((title) => read(title, eshopId)))
}
function telling(...titles: string[]): string[] {
  return [...(seriesOf(titles)?.telling ?? [])].toSorted()
}
function shared(...titles: string[]): string[] {
  return [...(seriesOf(titles)?.shared ?? [])].toSorted()
}

/** One series of a shop: two covers in four colours. */
const COVERS = ['branco', 'verde', 'azul', 'preto'].flatMap((colour) => [
  `Sofá Oslo Gunnared ${colour}`,
  `Sofá Oslo Djuparp ${colour}`,
])
/** Another one of which all have boxes. */
const BOXES = ['Estante Oslo com caixas branca', 'Estante Oslo com caixas preta', 'Estante Oslo com caixas cinzenta']

describe("B-02 words of a shop's own series", () => {
  test("B-02 what alone tells two articles of a shop apart is telling: covers' names", () => {
    expect(telling(...COVERS)).toEqual(['djuparp', 'gunnared'])
  })
  test.each([
    [
      'a colour tells them apart already',
      ['Sofá Oslo Gunnared branco', 'Sofá Oslo Djuparp preto', 'Sofá Oslo verde', 'Sofá Oslo Djuparp azul'],
    ],
    [
      'seats tell them apart already',
      [
        'Sofá Oslo 2 lugares Gunnared',
        'Sofá Oslo 3 lugares Djuparp',
        'Sofá Oslo 4 lugares',
        'Sofá Oslo 5 lugares Gunnared',
      ],
    ],
    [
      'colours and materials are facts, not words',
      ['Sofá Oslo em pele', 'Sofá Oslo em linho', 'Sofá Oslo em veludo', 'Sofá Oslo'],
    ],
    ['one title may say more than the others', ['Sofá Oslo', 'Sofá Oslo novidade', 'Candeeiro Oslo']],
    ['too few articles', ['Sofá Oslo Gunnared', 'Sofá Oslo Djuparp']],
  ])('B-02 nothing is telling where %s', (_, titles) => {
    expect(telling(...titles)).toEqual([])
  })
  test('B-02 what all of a series say, it shares; fewer than three articles share nothing', () => {
    expect(shared(...BOXES)).toEqual(['estant:caix', 'estant:estant', 'estant:osl'])
    expect(shared(...BOXES, 'Mesa Oslo preta')).toEqual(shared(...BOXES))
    expect(shared(...BOXES, 'Estante Oslo azul')).toEqual(['estant:estant', 'estant:osl'])
    expect(shared(...BOXES.slice(0, FEWEST_OF_SERIES - 1))).toEqual([])
  })
  test('B-02 the order of the articles plays no part', () => {
    expect(telling(...COVERS.toReversed())).toEqual(telling(...COVERS))
    expect(shared(...BOXES.toReversed())).toEqual(shared(...BOXES))
  })
})

describe('B-02 what a series says of two articles of two shops', () => {
  const covers = seriesOf(COVERS)
  const decide = (one: string, other: string, said: { gtin?: string } = {}) =>
    [undefined, { a: covers, b: null }, { a: null, b: covers }].map(
      (series) => compareArticles(read(one, 1, said), read(other, 2, said), series).decision,
    )

  test.each([
    // title, title of the other shop; without the book, with the first shop's, with the second shop's
    ['Sofá Oslo Gunnared branco', 'Sofá Oslo Gunnared branco', ['same', 'same', 'same']],
    ['Sofá Oslo Gunnared aberto branco', 'Sofá Oslo Gunnared branco', ['same', 'same', 'same']],
    ['Sofá Oslo Djuparp branco', 'Sofá Oslo branco', ['same', 'twin', 'family']],
    ['Sofá Oslo branco', 'Sofá Oslo Djuparp branco', ['same', 'family', 'twin']],
  ])('B-02 "%s" and "%s" are %j', (one, other, expected) => {
    expect(decide(one, other)).toEqual(expected)
    // The same from the other side.
    expect(decide(other, one)).toEqual([expected[0], expected[2], expected[1]])
  })
  test('B-02 one GTIN says more than a word', () => {
    expect(decide('Sofá Oslo Djuparp branco', 'Sofá Oslo branco', { gtin: '05601234567892' })).toEqual([
      'same',
      'same',
      'same',
    ])
  })
  test('B-02 a word that a shop says of all of a series is passed over, unless the other says the contrary', () => {
    const lit = seriesOf([
      'Estante Oslo com iluminação branca',
      'Estante Oslo com iluminação preta',
      'Estante Oslo com iluminação verde',
    ])
    const compared = (other: string) =>
      [undefined, { a: lit, b: null }].map(
        (series) =>
          compareArticles(read('Estante Oslo com iluminação branca', 1), read(other, 2), series).decision === 'same',
      )
    expect(compared('Estante Oslo branca')).toEqual([false, true])
    expect(compared('Estante Oslo sem iluminação branca')).toEqual([false, false])
  })
  test('B-02 a colour that all of a series have is a fact, and is not passed over', () => {
    const white = seriesOf(['Estante Oslo branca 60 cm', 'Estante Oslo branca 80 cm', 'Estante Oslo branca 90 cm'])
    expect(
      compareArticles(read('Estante Oslo branca', 1), read('Estante Oslo preta', 2), { a: white, b: null }).decision,
    ).toBe('family')
  })
})

/** One series of a shop: tables of one size, of which the shop says the same two by two, and whatever else. */
function inSize(title: string, widthMm = 1200): ArticleFeatures {
  const { article } = read(title)
  return readArticle({
    ...article,
    attributes: {
      ...noAttributes,
      sizes: { width: { lowMm: widthMm, highMm: widthMm, source: 'title', confidence: 1 } },
    },
  })
}

describe('B-02 a shop that says the same of several articles of a series', () => {
  const twice = [inSize('Mesa Oslo branca'), inSize('Mesa Oslo branca')]
  const once = ['preta', 'azul', 'verde'].map((colour) => inSize(`Mesa Oslo ${colour}`))

  test.each([
    ['two of five', [...twice, ...once], true],
    ['two of six', [...twice, ...once, inSize('Mesa Oslo vermelha')], false],
    [
      'none, where sizes tell them apart',
      [inSize('Mesa Oslo branca'), inSize('Mesa Oslo branca', 1600), ...once],
      false,
    ],
    [
      'none, where sizes are not told',
      ['branca', 'branca', 'preta'].map((colour) => read(`Mesa Oslo ${colour}`)),
      false,
    ],
    [
      'none, where one article is listed twice by its number',
      [...twice.map(({ article }) => readArticle({ ...article, gtin: '05601234567892' })), ...once],
      false,
    ],
  ])('B-02 %s', (_, members, expected) => {
    expect(wordsOfSeries(members)?.isRepeating).toBe(expected)
  })
  test('B-02 its words merge nothing: what looks the same is proposed, and a number decides', () => {
    const series = { a: wordsOfSeries([...twice, ...once]), b: null }
    const decide = (gtin: string | null) =>
      compareArticles(
        readArticle({ ...inSize('Mesa Oslo preta').article, gtin }),
        readArticle({ ...inSize('Mesa Oslo preta').article, gtin, eshopId: 2 }),
        series,
      ).decision
    expect([decide(null), decide('05601234567892')]).toEqual(['twin', 'same'])
  })
})

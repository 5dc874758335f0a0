import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categorise, categoryById, extractAttributes } from '#domains/catalogue/contract.ts'
import { type ArticleFeatures, readArticle } from './article.ts'
import { compareArticles, type Comparison, weighArticles, weighedBy } from './compare-articles.ts'
import { learnedWeights } from './learned/learned-weights.ts'
import { type PictureEvidence, pictureNote } from './comparing/picture-evidence.ts'

interface Said {
  readonly euros?: number
  readonly brandSlug?: string | null
  readonly gtin?: string | null
}

function read(
  shop: number,
  title: string,
  { euros = 100, brandSlug = 'norte', gtin = null }: Said = {},
): ArticleFeatures {
  const categoryId = categorise({ googleCategory: null, productType: null, title, shopRules: [] }).categoryId
  const attributes = extractAttributes({ title, description: null, productType: null, fields: {}, categoryId })
  return readArticle({
    variantId: shop,
    eshopId: shop,
    title,
    brandSlug,
    gtin,
    mpn: null,
    condition: 'new',
    categoryId,
    departmentId: categoryId === null ? null : (categoryById(categoryId)?.departmentId ?? null),
    priceCents: euros * 100,
    attributes,
    groupKey: null,
  })
}

const SAME: PictureEvidence = { kind: 'same', likeness: 1, weight: 1 }
const ALIKE: PictureEvidence = { kind: 'alike', likeness: 0.97, weight: 0.25 }
const DIFFER: PictureEvidence = { kind: 'differ', likeness: 0.05, weight: -1.5 }

function compare(a: ArticleFeatures, b: ArticleFeatures, evidence: PictureEvidence | null): Comparison {
  const found = compareArticles(a, b, undefined, () => evidence)
  expect(weighArticles(b, a, undefined, () => evidence)).toEqual({
    decision: found.decision,
    score: found.score,
    same: found.same,
    isContradicted: found.isContradicted,
  })
  return found
}
function pictureReason({ reasons }: Comparison) {
  return reasons.find(({ feature }) => feature === 'picture')
}

const shelf = read(1, 'Estante Ormel carvalho 80x30x180 cm')
/** Looks the same, and says a little too little. */
const tall = read(2, 'Estante Ormel alta carvalho', { euros: 115, brandSlug: null })
const table = read(1, 'Mesa de centro Ormel carvalho 120x60 cm')
/** The same, and hardly so. */
const plain = read(2, 'Mesa de centro Ormel')

describe('what pictures may do', () => {
  test('a twin with something rare in common is the same by the same picture, or by one that is as good as the same', () => {
    expect(compare(shelf, tall, null).decision).toBe('twin')
    expect(compare(shelf, tall, SAME).decision).toBe('same')
    expect(compare(shelf, tall, ALIKE).decision).toBe('same')
  })

  test('what hardly is the same is proposed when its pictures differ, and stands in no third one’s way less than before', () => {
    const [before, after] = [compare(table, plain, null), compare(table, plain, DIFFER)]
    expect([before.decision, after.decision]).toEqual(['same', 'twin'])
    expect(after.same).toBe(before.same)
    expect(after.score).toBeLessThan(before.score)
  })

  test('pictures that differ never make two look unlike, however little the two say', () => {
    const found = compare(shelf, tall, { ...DIFFER, weight: -100 })
    expect(found).toMatchObject({ decision: 'twin', score: learnedWeights.twinFrom })
  })

  test('what is sure stays the same, though its pictures differ', () => {
    const gtin = '05601234567892'
    expect(
      compare(read(1, 'Sofá Ormel cinzento', { gtin }), read(2, 'Sofá Ormel cinzento', { gtin }), DIFFER).decision,
    ).toBe('same')
  })

  test('a name of a series and a picture are no proof without a size, a colour or a number', () => {
    const [one, other] = [read(1, 'Cadeira de jantar Ormel'), read(2, 'Ormel cadeira')]
    const { same } = compare(one, other, null)
    // As if the two said a little too little.
    weighedBy({ ...learnedWeights, twinFrom: same - 0.01, sameFrom: same + 0.01 }, () => {
      const found = compare(one, other, SAME)
      expect(found).toMatchObject({ decision: 'twin', same })
      expect(pictureReason(found)).toEqual({ feature: 'picture', weight: 0, note: 'the same picture' })
    })
  })

  test('what is less than a twin by its words stays that with the same picture', () => {
    const [one, other] = [read(1, 'Sofá Ormel cinzento'), read(2, 'Mesa de jantar Faro branca')]
    expect(compare(one, other, SAME)).toEqual(compare(one, other, null))
  })
})

describe('vetoes win over any picture', () => {
  test.each([
    ['another kind of thing', 'Capa para sofá Ormel 3 lugares cinzento', 'Sofá Ormel 3 lugares cinzento'],
    ['another number of seats', 'Sofá Ormel 2 lugares cinzento', 'Sofá Ormel 3 lugares cinzento'],
    ['another colour', 'Sofá Ormel 3 lugares cinzento', 'Sofá Ormel 3 lugares verde'],
    ['another size', 'Mesa de jantar Ormel carvalho 120x60 cm', 'Mesa de jantar Ormel carvalho 160x80 cm'],
    ['another side', 'Sofá Ormel chaise longue esquerda cinzento', 'Sofá Ormel chaise longue direita cinzento'],
    ['with and without', 'Cama Ormel 160x200 com gavetas branca', 'Cama Ormel 160x200 sem gavetas branca'],
  ])('%s', (_, one, other) => {
    const [a, b] = [read(1, one), read(2, other)]
    const without = compare(a, b, null)
    expect(without.decision).not.toBe('same')
    for (const evidence of [SAME, ALIKE, DIFFER]) expect(compare(a, b, evidence).decision).toBe(without.decision)
  })

  test('a price that stands for none is asked of a person, the same picture or not', () => {
    const dear = read(2, 'Mesa de centro Ormel carvalho 120x60 cm', { euros: 1 })
    expect(compare(table, dear, SAME).decision).toBe('twin')
  })
})

describe('the answer is explained by what decided', () => {
  test.each([SAME, ALIKE, DIFFER])('%o is named with what it adds, and all weights make the score', (evidence) => {
    const found = compare(shelf, tall, evidence)
    expect(pictureReason(found)?.note).toBe(pictureNote(evidence))
    const sum = found.start + found.reasons.reduce((total, { weight }) => total + weight, 0)
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(found.score, 6)
  })

  test('without pictures nothing is said of them', () => {
    expect(pictureReason(compare(shelf, tall, null))).toBeUndefined()
  })
})

const WORDS = [
  'Estante',
  'Mesa',
  'Sofá',
  'Ormel',
  'Faro',
  'carvalho',
  'cinzento',
  'alta',
  'de centro',
  '120x60 cm',
  '80x30x180 cm',
  '3 lugares',
  'capa para',
]
const someTitle = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const someArticle = fc.record({
  title: someTitle,
  euros: fc.constantFrom(1, 100, 115, 170),
  brandSlug: fc.constantFrom(null, 'norte'),
})
const someEvidence = fc.constantFrom(SAME, ALIKE, DIFFER, { ...DIFFER, weight: -0.5 })
const RANK = { different: 0, family: 1, twin: 2, same: 3 } as const

test('of two articles by chance: without pictures the same numbers as ever, with them the same but for twin and same, and no more by what speaks against', () => {
  fc.assert(
    fc.property(someArticle, someArticle, someEvidence, (one, other, evidence) => {
      const [a, b] = [read(1, one.title, one), read(2, other.title, other)]
      const [without, found] = [compareArticles(a, b), compare(a, b, evidence)]
      expect(compare(a, b, null)).toEqual(without)
      if (RANK[without.decision] < RANK.twin) expect(found).toEqual(without)
      else {
        expect(RANK[found.decision]).toBeGreaterThanOrEqual(RANK.twin)
        expect(found.isContradicted).toBe(without.isContradicted)
        expect(Math.sign(found.score - without.score)).toBe(
          found.score === without.score ? 0 : Math.sign(evidence.weight),
        )
      }
    }),
    { numRuns: 400 },
  )
})

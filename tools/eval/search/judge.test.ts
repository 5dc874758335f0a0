import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryBySlug } from '../../../src/domains/catalogue/contract.ts'
import { NOW } from '../../../src/domains/search/random-shops.ts'
import { anOffer, aProduct } from '../../../src/domains/search/testing.ts'
import { defaultWeights } from '../../../src/domains/search/ranking/ranking-table.ts'
import { movesOf } from './click-moves.ts'
import { figuresOf } from './figures.ts'
import type { Facts, JudgedPiece } from './judged-piece.ts'
import { findableGradeOf, type Grade, gradeOf, type JudgedQuery, parseQueries } from './judged-queries.ts'
import { Judge } from './judge.ts'
import { universeOf } from './predicate.ts'
import { changedWeights } from './ranking-weights.ts'

const nothingKnown: Facts = {
  brand: null,
  tones: new Set(['cinza']),
  stuff: 'tecido',
  colours: new Set(),
  materials: new Set(),
  shape: null,
  seats: null,
  sizesMm: {},
}

function aPiece(piece: Partial<JudgedPiece> & { real?: Facts } = {}): JudgedPiece {
  const real = piece.real ?? nothingKnown
  return {
    kinds: new Set(['sofas-cama', 'sofas', 'sala-de-estar']),
    series: 'Alvor',
    facts: new Set(),
    gtin: null,
    mpn: null,
    condition: 'new',
    itemIds: new Set(['A1']),
    offers: [{ shop: 'nordeira', priceCents: 49_900, inStock: true }],
    told: real,
    ...piece,
    real,
  }
}

function queriesOf(source: string, pieces: readonly JudgedPiece[] = [aPiece()]): JudgedQuery[] {
  return parseQueries(source, { half: 'open', file: 'some.queries', universe: universeOf(pieces) })
}
function one(predicate: string, pieces?: readonly JudgedPiece[]): JudgedQuery {
  return queriesOf(`[head]\nsofa = ${predicate}`, pieces)[0] as JudgedQuery
}

const someGrades = fc.array(fc.constantFrom<Grade[]>(0, 1, 2, 3), { minLength: 1, maxLength: 60 })

describe('the judge of searches is right itself', () => {
  test('S-06 the best order of all that is to be found gets 1, and no order more', () => {
    fc.assert(
      fc.property(someGrades, (grades) => {
        fc.pre(grades.some((grade) => grade > 0))
        const best = figuresOf(
          grades.toSorted((a, b) => b - a),
          grades,
        )
        expect(best.ndcg).toBe(1)
        expect(best.recall).toBe(1)
        const { ndcg, recall } = figuresOf(grades, grades)
        expect(ndcg).toBeGreaterThanOrEqual(0)
        expect(ndcg).toBeLessThanOrEqual(1)
        expect(recall).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('S-06 the reversed order gets less, unless all is equally good', () => {
    fc.assert(
      fc.property(someGrades, (grades) => {
        fc.pre(new Set(grades).size > 1)
        expect(figuresOf(grades.toSorted(), grades).ndcg).toBeLessThan(1)
      }),
    )
  })

  test('S-06 a better piece moved up is never worse', () => {
    fc.assert(
      fc.property(someGrades, fc.nat(), (grades, seed) => {
        const at = 1 + (seed % Math.max(1, grades.length - 1))
        fc.pre(at < grades.length && (grades[at] as Grade) > (grades[at - 1] as Grade))
        const swapped = grades.with(at - 1, grades[at] as Grade).with(at, grades[at - 1] as Grade)
        expect(figuresOf(swapped, grades).ndcg).toBeGreaterThanOrEqual(figuresOf(grades, grades).ndcg)
      }),
    )
  })

  test('S-06 an answer may end behind the best, but what it shows there is judged', () => {
    const findable: Grade[] = [3, 2, 2, 1]
    expect(figuresOf([3], findable).ndcg).toBe(1)
    expect(figuresOf([3, 2, 2], findable).ndcg).toBe(1)
    expect(figuresOf([3, 0, 0], findable).ndcg).toBeLessThan(0.7)
    expect(figuresOf([2, 2, 3], findable).ndcg).toBeLessThan(1)
    expect(figuresOf([2], findable).ndcg).toBeLessThan(0.5)
  })

  test('S-06 an empty answer gets nothing and is counted', () => {
    expect(figuresOf([], [3, 2])).toEqual({ ndcg: 0, recall: 0, isEmpty: true })
  })

  test('S-06 the whole of it: a perfect answer 1, a useless one 0, a query that nothing can answer refused', async () => {
    const pieces = new Map([
      [1, aPiece()],
      [2, aPiece({ kinds: new Set(['poltronas']) })],
    ])
    const judge = new Judge(pieces)
    const [right] = await judge.verdictsOn([one('3 kind:sofas')], async () => [1, 2])
    const [wrong] = await judge.verdictsOn([one('3 kind:sofas')], async () => [2])
    expect([right?.ndcg, wrong?.ndcg]).toEqual([1, 0])
    await expect(judge.verdictsOn([one('3 kind:beliches')], async () => [])).rejects.toThrow('open/some.queries:2')
  })
})

describe('predicates are about what is true', () => {
  const told: Facts = { ...nothingKnown, colours: new Set() }
  const real: Facts = { ...nothingKnown, colours: new Set([4]), seats: 3, sizesMm: { width: 1900, depth: 900 } }

  test.each([
    ['kind:sofas', true],
    ['kind:poltronas|sofas-cama', true],
    ['!kind:sofas', false],
    ['colour:cinzento', true],
    ['colour:azul|verde', false],
    ['price:..500', true],
    ['price:..498.99', false],
    ['price:500..', false],
    ['width:..190', true],
    ['width:150..180', false],
    ['height:..200', false],
    ['size:90x190', true],
    ['size:90x200', false],
    ['seats:3', true],
    ['tone:cinza stuff:tecido series:Alvor shop:nordeira code:A1', true],
    ['kind:sofas colour:azul', false],
  ])('S-06 %s', (predicate, holds) => {
    const piece = aPiece({ real })
    expect(gradeOf(one(`3 ${predicate}`, [piece]), piece)).toBe(holds ? 3 : 0)
  })

  test('S-06 the first grade that holds counts, and what no shop tells is not asked to be found', () => {
    const piece = aPiece({ real, told })
    const query = one('3 kind:sofas colour:cinzento ; 1 kind:sofas', [piece])
    expect([gradeOf(query, piece), findableGradeOf(query, piece)]).toEqual([3, 1])
  })

  test.each([
    ['3 kind:sofass', 'no category has the slug "sofass"'],
    ['3 colour:gris', 'no colour has the slug "gris"'],
    ['3 brand:Nobody', 'no piece has the brand "Nobody"'],
    ['3 flavour:sweet', 'no field is called "flavour"'],
    ['3 sofas', '"sofas" is not field:value'],
    ['3 width:wide', '"wide" is not an interval'],
    ['3 price:500..100', 'ends before it begins'],
    ['3 size:big', 'is not two sides'],
    ['4 kind:sofas', 'is not a grade and a predicate'],
    ['1 kind:sofas ; 3 kind:sofas-cama', 'grades go up'],
  ])('S-06 "%s" is refused with its file and line', (predicate, complaint) => {
    expect(() => one(predicate)).toThrow(complaint)
    expect(() => one(predicate)).toThrow('open/some.queries:2')
  })

  test('S-06 a query before its class, an unknown class and a line without predicates are refused', () => {
    expect(() => queriesOf('sofa = 3 kind:sofas')).toThrow('open/some.queries:1: a query before the first [class]')
    expect(() => queriesOf('[guesses]')).toThrow('no class of queries is called "guesses"')
    expect(() => queriesOf('[head]\nsofa')).toThrow('open/some.queries:2')
  })
})

describe('ranking weights are tried out', () => {
  test('N-04 a table with an unknown factor or no whole number is refused; what it leaves out stays', () => {
    expect(() => changedWeights({ fame: 1 })).toThrow('there is no factor fame')
    expect(() => changedWeights({ picture: 1.5 })).toThrow('the weight of picture is no whole number')
    expect(() => changedWeights([])).toThrow('object of factors')
    expect(changedWeights({ picture: 0 })).toEqual({ ...defaultWeights, picture: 0 })
  })

  test('N-04 clicks say what moved up and down in its own category', () => {
    const bare = anOffer({ variantId: 1, imageCount: 0, hasDescription: true })
    const pictured = anOffer({ variantId: 2, imageCount: 3, hasDescription: false })
    const products = [
      aProduct({ productId: 1, offers: [bare] }),
      aProduct({ productId: 2, offers: [pictured] }),
      aProduct({ productId: 3, categoryId: categoryBySlug('estantes')?.id ?? 0, offers: [anOffer({ variantId: 3 })] }),
    ]
    const clicks = new Map([
      [1, 5],
      [2, 3],
      [3, 2],
      [99, 7],
    ])
    expect(movesOf(clicks, products, [defaultWeights, changedWeights({ picture: 0, pictureScore: 0 })], NOW)).toEqual({
      clicks: 10,
      up: 5,
      down: 3,
      onFirstPage: [10, 10],
    })
  })
})

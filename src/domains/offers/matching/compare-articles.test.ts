import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { type Article, readArticle } from './article.ts'
import { blockKeys } from './block-keys.ts'
import { compareArticles, weighArticles } from './compare-articles.ts'
import { anArticle } from './testing.ts'

function sizes(...mm: number[]): Article['attributes']['sizes'] {
  return Object.fromEntries(
    mm.map((lowMm, at) => [
      (['width', 'depth', 'height'] as const)[at],
      { lowMm, highMm: lowMm, source: 'title', confidence: 1 },
    ]),
  )
}

function inColour(...ids: number[]): Article['attributes'] {
  return {
    ...noAttributes,
    colours: { ids, source: 'field:color' },
  }
}

function decide(one: Partial<Article> & { title: string }, other: Partial<Article> & { title: string }) {
  return compareArticles(readArticle(anArticle(one)), readArticle(anArticle({ eshopId: 2, variantId: 2, ...other })))
}

const GTIN = '05601234567893'

describe('one series in another colour, size or make is not the same article', () => {
  test.each([
    ['Sofá Oslo 3 lugares cinza-claro', 'Sofá Oslo 3 lugares antracite'],
    ['Sofá Oslo 3 lugares azul-petróleo', 'Sofá Oslo 3 lugares azul-marinho'],
    ['Sofá Oslo 2 lugares cinzento', 'Sofá Oslo 3 lugares cinzento'],
    ['Sofá Oslo com chaise longue à esquerda', 'Sofá Oslo com chaise longue à direita'],
    ['Sofá Oslo com arrumação', 'Sofá Oslo sem arrumação'],
    ['Cama Oslo 160x200 com colchão', 'Cama Oslo 160x200'],
    ['Cómoda Oslo 3 gavetas', 'Cómoda Oslo 4 gavetas'],
    ['Cómoda Oslo três gavetas', 'Cómoda Oslo 5 gavetas'],
    ['Roupeiro Oslo 2 portas', 'Roupeiro Oslo 3 portas'],
    ['Estante Oslo 4 prateleiras', 'Estante Oslo 5 prateleiras'],
    ['Cadeira Oslo', 'Conjunto de 4 cadeiras Oslo'],
    ['Pack 2 cadeiras Oslo', 'Pack 4 cadeiras Oslo'],
    ['Cadeira Oslo carvalho', 'Cadeira Oslo nogueira'],
    ['Colchão Oslo 150x190 firme', 'Colchão Oslo 150x190 macio'],
    ['Colchão Oslo 150x190 H2', 'Colchão Oslo 150x190 H3'],
    ['Cadeira Oslo X200', 'Cadeira Oslo X200S'],
    ['Cadeira Oslo X-200', 'Cadeira Oslo X-300'],
    ['Sofá Oslo XL', 'Sofá Oslo'],
    ['Mesa Oslo redonda', 'Mesa Oslo oval'],
    ['Mesa Oslo extensível', 'Mesa Oslo fixa'],
    ['Candeeiro Oslo 12W', 'Candeeiro Oslo 18W'],
    ['Candeeiro Oslo 2700K', 'Candeeiro Oslo 4000K'],
    ['Mesa Oslo com pés em faia', 'Mesa Oslo com pés em nogueira'],
    ['Sofá Oslo em tecido Monolith', 'Sofá Oslo em tecido Jasmine'],
    // Spanish, English, German, Italian, Polish
    ['Sofá Oslo 3 plazas gris claro', 'Sofá Oslo 3 plazas gris oscuro'],
    ['Sofá Oslo chaise longue izquierda', 'Sofá Oslo chaise longue derecha'],
    ['Cómoda Oslo 3 cajones', 'Cómoda Oslo 6 cajones'],
    ['Oslo corner sofa left hand, grey', 'Oslo corner sofa right hand, grey'],
    ['Oslo 2 seater sofa navy', 'Oslo 3 seater sofa navy'],
    ['Oslo bed with storage', 'Oslo bed without storage'],
    ['Set of 2 Oslo chairs', 'Set of 4 Oslo chairs'],
    ['Oslo Ecksofa links, Samt anthrazit', 'Oslo Ecksofa rechts, Samt anthrazit'],
    ['Kleiderschrank Oslo 3-türig weiß', 'Kleiderschrank Oslo 4-türig weiß'],
    ['Sofa Oslo Zweisitzer', 'Sofa Oslo Dreisitzer'],
    ['4er-Set Stuhl Oslo', '6er-Set Stuhl Oslo'],
    ['Letto Oslo con contenitore', 'Letto Oslo senza contenitore'],
    ['Divano Oslo 2 posti blu', 'Divano Oslo 3 posti blu'],
    ['Komoda Oslo 3 szuflady', 'Komoda Oslo 4 szuflady'],
    ['Narożnik Oslo lewy szary', 'Narożnik Oslo prawy szary'],
    ['Szafa Oslo dwudrzwiowa', 'Szafa Oslo trzydrzwiowa'],
  ])('%s / %s', (one, other) => {
    const alike = { ...inColour(4), sizes: sizes(1600, 900, 850) }
    expect(decide({ title: one, attributes: alike }, { title: one, attributes: alike }).decision).toBe('same')
    expect(decide({ title: one, attributes: alike }, { title: other, attributes: alike }).decision).not.toBe('same')
  })

  test.each([
    ['Cama Oslo 140x190 cm', 'Cama Oslo 160x200 cm'],
    ['Mesa Oslo 1,20 m', 'Mesa Oslo 1,60 m'],
    ['Teppich Oslo 80 x 150 cm', 'Teppich Oslo 120 x 170 cm'],
    ['Tapete Oslo Ø 80', 'Tapete Oslo Ø 120'],
  ])('%s / %s, where only the titles tell sizes', (one, other) => {
    expect(decide({ title: one, attributes: inColour(4) }, { title: one, attributes: inColour(4) }).decision).toBe(
      'same',
    )
    expect(
      decide({ title: one, attributes: inColour(4) }, { title: other, attributes: inColour(4) }).decision,
    ).not.toBe('same')
  })

  test.each([
    [
      'sizes',
      { attributes: { ...noAttributes, sizes: sizes(1800, 900) } },
      { attributes: { ...noAttributes, sizes: sizes(2100, 900) } },
    ],
    ['colours', { attributes: inColour(4) }, { attributes: inColour(6) }],
    ['the set', { title: 'Conjunto de 2 cadeiras Oslo' }, { title: 'Conjunto de 4 cadeiras Oslo' }],
    ['the condition', {}, { condition: 'used' as const }],
    ['the price by more than five times', {}, { priceCents: 300_000 }],
  ])('even under one GTIN, when %s differ', (_, one, other) => {
    expect(
      decide({ title: 'Cadeira Oslo', gtin: GTIN, ...one }, { title: 'Cadeira Oslo', gtin: GTIN, ...other }).decision,
    ).toBe('family')
  })
})

describe('the same article in other words', () => {
  const grey = { ...inColour(4), sizes: sizes(2100, 900, 850) }

  test.each([
    ['Sofá Oslo 3 lugares cinza-antracite', 'OSLO SOFÁ DE TRÊS LUGARES ANTRACITE'],
    ['Sofá de 3 lugares Oslo, antracite', 'Oslo – sofá 3 lugares em tecido, cor antracite'],
    ['Sofá Oslo 3 plazas antracita', 'Oslo 3-Sitzer Sofa anthrazit'],
    ['Sofá Oslo verde-garrafa', 'Sofá Oslo verde escuro'],
  ])('%s / %s', (one, other) => {
    expect(
      decide({ title: one, attributes: grey }, { title: other, attributes: grey, priceCents: 51_900 }).decision,
    ).toBe('same')
  })

  test('one right GTIN, or one maker’s number of one brand, is enough where nothing speaks against it', () => {
    expect(
      decide({ title: 'Sofá Oslo', gtin: GTIN }, { title: 'Oslo sofá de canto em veludo', gtin: GTIN }).decision,
    ).toBe('same')
    expect(
      decide({ title: 'Sofá Oslo', mpn: 'OSL-310.26' }, { title: 'Oslo sofá', mpn: 'osl 31026', priceCents: 52_000 })
        .decision,
    ).toBe('same')
  })

  test('a GTIN shared by a sofa and a lamp is no evidence', () => {
    expect(
      decide(
        { title: 'Sofá Oslo', gtin: GTIN },
        { title: 'Candeeiro Vela', gtin: GTIN, categoryId: 9011, departmentId: 9000 },
      ).decision,
    ).toBe('different')
  })

  test('an identifier of another article speaks against what words say', () => {
    expect(
      decide(
        { title: 'Sofá Oslo cinzento', attributes: grey, mpn: 'AB123' },
        { title: 'Sofá Oslo cinzento', attributes: grey, mpn: 'AB124' },
      ).decision,
    ).toBe('family')
    expect(
      decide(
        { title: 'Sofá Oslo cinzento', attributes: grey, gtin: GTIN },
        { title: 'Sofá Oslo cinzento', attributes: grey, gtin: '05601234567886' },
      ).decision,
    ).toBe('family')
  })

  test('other series of one brand are different, and so are other brands', () => {
    expect(decide({ title: 'Sofá Oslo cinzento' }, { title: 'Sofá Bergen cinzento' }).decision).toBe('different')
    expect(
      decide({ title: 'Sofá Oslo cinzento' }, { title: 'Sofá Oslo cinzento', brandSlug: 'nidara' }).decision,
    ).not.toBe('same')
  })

  test('every answer says why, the weightiest first, and a veto by its name', () => {
    const { reasons } = decide(
      { title: 'Sofá Oslo à esquerda', gtin: GTIN },
      { title: 'Sofá Oslo à esquerda', gtin: GTIN },
    )
    expect(reasons[0]).toMatchObject({ feature: 'gtinEqual', note: 'same right GTIN' })
    expect(decide({ title: 'Cómoda Oslo 3 gavetas' }, { title: 'Cómoda Oslo 4 gavetas' }).reasons[0]).toEqual({
      feature: 'veto',
      weight: 0,
      note: 'counts of parts differ',
    })
  })
})

describe('limits', () => {
  test('a title is read to its 300th character', () => {
    const padded = (name: string) => `${'sofá '.repeat(59)}${name}`
    expect(readArticle(anArticle({ title: padded('Oslo') })).words.has('oslo')).toBe(true)
    expect(readArticle(anArticle({ title: padded('Bergen ou Oslo') })).words.has('oslo')).toBe(false)
  })

  test('an offer has ten keys at most, its identifiers first', () => {
    const keys = blockKeys(
      readArticle(
        anArticle({ title: 'Sofá Oslo Bergen Vela Riga Turim Lund em tecido cinzento', gtin: GTIN, mpn: 'AB123' }),
      ),
    )
    expect(keys).toHaveLength(10)
    expect(keys.slice(0, 2)).toEqual([`g:${GTIN}`, 'm:lumen:AB123'])
  })

  test('one GTIN holds up to five times the price', () => {
    const at = (priceCents: number) =>
      decide({ title: 'Sofá Oslo', gtin: GTIN, priceCents: 10_000 }, { title: 'Sofá Oslo', gtin: GTIN, priceCents })
        .isContradicted
    expect([at(49_900), at(50_100)]).toEqual([false, true])
  })
})

describe('for any two articles', () => {
  const words = fc.constantFrom(
    'Sofá',
    'Cama',
    'Oslo',
    'Bergen',
    'X200',
    'cinza-claro',
    'antracite',
    'carvalho',
    '3 lugares',
    '2 lugares',
    '160x200 cm',
    'com arrumação',
    'sem arrumação',
    'esquerda',
    'direita',
    'Plus',
    'pack 2',
    '«Vela»',
    '4 gavetas',
    '3-türig',
    'Ø 80',
  )
  const title = fc.array(words, { minLength: 1, maxLength: 7 }).map((list) => list.join(' '))
  const article = fc.record({
    title,
    gtin: fc.constantFrom(null, GTIN, '05601234567886'),
    brandSlug: fc.constantFrom(null, 'lumen', 'nidara'),
    mpn: fc.constantFrom(null, 'AB123', 'AB124'),
    priceCents: fc.integer({ min: 100, max: 900_000 }),
    condition: fc.constantFrom('new' as const, 'used' as const),
    attributes: fc.constantFrom(noAttributes, inColour(4), inColour(6), { ...noAttributes, sizes: sizes(1800, 900) }),
  })

  test('the answer is the same from both sides, and without its reasons', () => {
    fc.assert(
      fc.property(article, article, (one, other) => {
        const [a, b] = [readArticle(anArticle(one)), readArticle(anArticle({ ...other, eshopId: 2 }))]
        const { reasons, start: _start, ...answer } = compareArticles(a, b)
        const back = compareArticles(b, a)
        expect({ decision: back.decision, same: back.same, isContradicted: back.isContradicted }).toEqual({
          decision: answer.decision,
          same: answer.same,
          isContradicted: answer.isContradicted,
        })
        expect(weighArticles(a, b)).toEqual(answer)
        expect(answer.score >= 0 && answer.score <= 1).toBe(true)
        expect(reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  test('the reasons and the start are the logarithm of the odds that decided', () => {
    fc.assert(
      fc.property(article, article, (one, other) => {
        const { reasons, start, decision, score, same } = decide(one, other)
        const isVetoed = reasons.some(({ feature }) => feature === 'veto')
        const probability = decision === 'different' ? score : same
        if (!isVetoed)
          expect(start + reasons.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(
            Math.log(probability / (1 - probability)),
            6,
          )
      }),
    )
  })

  test('words that both add take no veto away', () => {
    fc.assert(
      fc.property(
        article,
        article,
        fc.constantFrom(' em tecido', ' moderno', ' de alta qualidade', ' para sala'),
        (one, other, more) => {
          const before = decide(one, other)
          const after = decide({ ...one, title: one.title + more }, { ...other, title: other.title + more })
          if (before.isContradicted) expect(after.decision).not.toBe('same')
        },
      ),
    )
  })

  test('what is the same meets in a block, and keys are few', () => {
    fc.assert(
      fc.property(article, article, (one, other) => {
        const [a, b] = [readArticle(anArticle(one)), readArticle(anArticle({ ...other, eshopId: 2 }))]
        expect(blockKeys(a).length).toBeLessThanOrEqual(10)
        if (compareArticles(a, b).decision === 'same' && a.names.length > 0 && b.names.length > 0)
          expect(blockKeys(a).some((key) => blockKeys(b).includes(key))).toBe(true)
      }),
    )
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { drawAssortment, PRODUCT_COUNT } from '../assortment/assortment.ts'
import { drawOffers } from '../offers/assign.ts'
import type { Offer } from '../offers/offer.ts'
import { drawFrom, type Draw } from '../prng.ts'
import { allMakers } from './names.ts'
import { toneWords } from './tones.ts'

const SEED = 'poiso'
let offers: Offer[]
/** Long series say the same of all that is in them, as in life. */
let ordinary: Offer[]
beforeAll(() => {
  offers = [...drawOffers(drawAssortment(SEED, PRODUCT_COUNT), SEED).values()].flat()
  ordinary = offers.filter(({ product }) => product.inSeries === null)
})

const names = new RegExp(
  `(?<!\\p{L})(?:${[...toneWords(), ...allMakers()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
)

describe('cards', () => {
  // A hundred draws: chance may bring two pouffes of one shop into the same fifty, a worn-out grammar would do so always.
  test('fifty random ones repeat no sentence pattern, numbers, colours and names aside', () => {
    const draws = Array.from({ length: 100 }, (_, which) => repeatedIn(drawFrom(`cards/${which}`)))
    expect(draws.filter((repeated) => repeated.length === 0).length, draws.flat().join('\n')).toBeGreaterThanOrEqual(60)
    expect(Math.max(...draws.map((repeated) => repeated.length))).toBeLessThanOrEqual(3)
  })

  test('no text keeps a mark of its template, doubles a word or a sign, or speaks Brazilian', () => {
    const bad: string[] = []
    for (const { title, description } of offers) {
      for (const text of [title, description ?? '']) {
        if (/[{}[\]|]|undefined|null|NaN|\s{2}|[,;:]\s*[,;.]|(?<!\.)\.\.(?!\.)/.test(text)) bad.push(text)
        if (
          /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.test(text) &&
          !/seis em seis|três em três|dois a dois|duas a duas|dia após dia|ano após ano/i.test(text)
        )
          bad.push(text)
        if (
          /(?<!\p{L})(você|banheiro|geladeira|tela plana|cor marrom|celular|em baixo de|pra|guarda roupas|ônibus)(?!\p{L})/iu.test(
            text,
          )
        )
          bad.push(text)
        if (/(?<!\p{L})(de o|de a|em o|em a|a o|por o|por a|que se \p{L}+-se)(?!\p{L})/iu.test(text)) bad.push(text)
      }
    }
    expect(bad.slice(0, 10)).toEqual([])
  })

  test('adjectives agree with their noun', () => {
    const wrong = offers.filter(({ title, description, noun }) => {
      const other = noun.gender === 'm' ? '(?:a|uma|esta|da|na) ' : '(?:o|um|este|do|no) '
      const head = noun.head.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      return new RegExp(`(?<!\\p{L})${other}${head}(?!\\p{L})`, 'iu').test(`${title} ${description ?? ''}`)
    })
    expect(wrong.slice(0, 5).map((offer) => offer.description)).toEqual([])
  })
})

function repeatedIn(draw: Draw): string[] {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  for (let count = 0; count < 50; count += 1) {
    const offer = draw.pick(ordinary)
    for (const sentence of [offer.title, ...(offer.description ?? '').split(/(?<=[.?!]) (?=\p{Lu})/u)]) {
      const pattern = skeleton(sentence, offer)
      // Three words are no pattern yet: "Segue em caixa".
      if (pattern.split(' ').length < 4) continue
      if (seen.has(pattern) && seen.get(pattern) !== offer.itemId) repeated.push(sentence)
      seen.set(pattern, offer.itemId)
    }
  }
  return repeated
}

function skeleton(sentence: string, offer: Offer): string {
  return sentence
    .toLowerCase()
    .replaceAll(offer.product.family.series.toLowerCase(), 'S')
    .replace(names, 'N')
    .replace(/\d+(?:[.,]\d+)?/g, '0')
}

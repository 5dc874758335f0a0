import type { Draw } from '../prng.ts'

/** How somebody types. */
export interface Manner {
  /** How much is written, 0 nothing to 4 a story. */
  readonly length: number
  readonly capitals: 'normal' | 'none' | 'all'
  readonly accents: 'all' | 'some' | 'none'
  readonly stops: 'all' | 'not the last' | 'commas' | 'none' | 'dots' | 'exclaims'
  /** Errors in a word. */
  readonly errors: number
  /** "q", "tb", "mto". */
  readonly isShort: boolean
  readonly emoji: string | null
  readonly fillsPoints: 'none' | 'pluses' | 'both'
}

export function drawManner(draw: Draw): Manner {
  const careless = draw.unit()
  const weighted = <T>(...options: [number, T][]): T => draw.weighted(options, ([weight]) => weight)[1]
  return {
    length: weighted([8, 0], [26, 1], [36, 2], [22, 3], [8, 4]),
    capitals: careless > 0.86 ? 'none' : careless < 0.012 ? 'all' : 'normal',
    accents: careless > 0.9 ? 'none' : careless > 0.8 ? 'some' : 'all',
    stops: weighted([60, 'all'], [14, 'not the last'], [9, 'commas'], [4, 'none'], [5, 'dots'], [8, 'exclaims']),
    errors: careless > 0.65 ? draw.unit() * 0.035 : 0,
    isShort: careless > 0.94,
    emoji: draw.chance(0.04) ? draw.pick(['😊', '👍', '❤️', '😍', ':)', '⭐⭐⭐⭐⭐']) : null,
    fillsPoints: weighted([46, 'none'], [20, 'pluses'], [34, 'both']),
  }
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bque\b/g, 'q'],
  [/\bporque\b/g, 'pq'],
  [/\btambém\b/g, 'tb'],
  [/\bmuito\b/g, 'mto'],
  [/\bmuita\b/g, 'mta'],
  [/\bquando\b/g, 'qd'],
  [/\bpara\b/g, 'p/'],
  [/\bcom\b/g, 'c/'],
]

/** What people in Portugal get wrong when they know the word. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/à /g, 'á '],
  [/\bhá /g, 'à '],
  [/\bmontámos\b/g, 'montamos'],
  [/\bcomprámos\b/g, 'compramos'],
  [/\bficámos\b/g, 'ficamos'],
  [/\bde repente\b/g, 'derrepente'],
  [/\bexcelente\b/g, 'exelente'],
  [/\bespetacular\b/g, 'espectacular'],
  [/\bperfeit/g, 'prefeit'],
  [/\bobjeto\b/g, 'objecto'],
  [/\bcaixote\b/g, 'caichote'],
  [/\bfizemos\b/g, 'fize-mos'],
  [/\bestávamos\b/g, 'estava-mos'],
  [/\btransportadora\b/g, 'trasportadora'],
  [/\bdesilusão\b/g, 'desilução'],
]

/** One clause as somebody with this manner types it. */
export function typed(clause: string, manner: Manner, draw: Draw): string {
  let text = clause
  if (manner.isShort) for (const [word, short] of SHORT) if (draw.chance(0.6)) text = text.replace(word, short)
  if (manner.errors > 0) {
    for (const [word, wrong] of CONFUSED) if (draw.chance(0.25)) text = text.replace(word, wrong)
    text = text.replace(/\p{L}{5,}/gu, (word) => (draw.chance(manner.errors) ? slipped(word, draw) : word))
  }
  if (manner.accents === 'none') text = withoutAccents(text)
  if (manner.accents === 'some')
    text = text.replace(/\p{L}+/gu, (word) => (draw.chance(0.45) ? withoutAccents(word) : word))
  return text.replace(/ {2,}/g, ' ').trim()
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Two letters change places, one is missing or doubled. */
function slipped(word: string, draw: Draw): string {
  const at = draw.int(1, word.length - 3)
  const [one = '', other = ''] = [word[at], word[at + 1]]
  return word.slice(0, at) + draw.pick([other + one, other, one + one + other, other + one, one]) + word.slice(at + 2)
}

import type { Tone } from './tone-words.ts'

/** Colours of the catalogue by their id; woods are below them, by how they look. */
const [BEIGE, BROWN, GREY, SILVER, TRANSPARENT] = [2, 3, 4, 14, 15] as const
/** Woods by how they look, those that shops call brown first; -1 and below. */
const WOODS = [
  'walnut',
  'teak',
  'mango',
  'acacia',
  'cherrywood',
  'oak',
  'sonoma',
  'artisan',
  'wotan',
  'pine',
  'beech',
  'ash',
  'birch',
  'bamboo',
]
const OAK = -1 - WOODS.indexOf('oak')

/** The number that stands for a colour word in a title's list; null: a mere shade ("escuro"), which is of the word beside it. */
export function colourOf({ group, tone, isWood }: Tone): number | null {
  if (isWood) return -1 - WOODS.indexOf(tone ?? '')
  return group === TRANSPARENT ? null : group
}

/** Behind a general colour these say which of it, though they stand in another group: "verde petróleo", "cinzento acastanhado", "branco creme". */
const SHADES_OF_OTHERS = new Set([
  'petrol',
  'turquoise',
  'brownish',
  'khaki',
  'greige',
  'taupe',
  'cream',
  'ivory',
  'sand',
  'linen',
  'silvergrey',
  'rust',
  'oldpink',
])
export function isShadeOf(before: Tone, { group, tone }: Tone): boolean {
  return tone !== null && before.tone === null && (group === before.group || SHADES_OF_OTHERS.has(tone))
}

/**
 * The colours of two titles, each as often as it is said: "branco preto" and "preto branco" may be one article, "branco azul" and "branco rosa"
 * are not, and of "branco" and "branco preto" the one may be the other, if something else says so. null: one title names none.
 */
export function compareColourLists(a: readonly number[], b: readonly number[]): 'equal' | 'part' | 'differ' | null {
  if (a.length === 0 || b.length === 0) return null
  let used = 0
  let met = 0
  for (const one of a) {
    const at = meeting(one, b, used)
    if (at < 0) continue
    used |= 1 << at
    met += 1
  }
  if (met === a.length) return met === b.length ? 'equal' : 'part'
  return met === b.length ? 'part' : 'differ'
}

/** The place of a colour that is this one, the very same before one that shops call so. */
function meeting(one: number, list: readonly number[], used: number): number {
  let like = -1
  for (let at = 0; at < list.length; at += 1) {
    if ((used & (1 << at)) !== 0) continue
    if (list[at] === one) return at
    if (like < 0 && areLike(one, list[at]!)) like = at
  }
  return like
}

function areLike(one: number, other: number): boolean {
  return isCalled(one, other) || isCalled(other, one)
}
function isCalled(one: number, other: number): boolean {
  if (one < 0) return (other === BROWN && one >= OAK) || (other === BEIGE && one <= OAK)
  return one === SILVER && other === GREY
}

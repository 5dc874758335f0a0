import type { QueryToken } from './query-tokens.ts'
import type { Unit } from './quantity-words.ts'
import type { Quantity } from './read-quantity.ts'
import { isSmallWord, isWishWord } from './small-words.ts'
import type { Vocabulary } from './vocabulary.ts'

type Tokens = readonly QueryToken[]

/**
 * The same quantity as a count of something else, where what stands beside it says so: "mais de 1000 molas" is no price, and
 * the "3 metros" of "para quarto de 3 metros" are the room's. It reaches over the word that it counts.
 */
export function asForeignCount(tokens: Tokens, quantity: Quantity, vocabulary: Vocabulary): Quantity {
  const counted = countedBehind(tokens, quantity, vocabulary)
  if (counted !== null) return { ...inUnit(quantity, { kind: 'other' }), to: counted }
  if (isForPeople(tokens, quantity)) return inUnit(quantity, { kind: 'seats' })
  const isOther = isHad(tokens, quantity) || isOfAnotherThing(tokens, quantity, vocabulary)
  return isOther ? inUnit(quantity, { kind: 'other' }) : quantity
}

function inUnit(quantity: Quantity, unit: Unit): Quantity {
  return { ...quantity, numbers: quantity.numbers.map((number) => ({ ...number, unit })) }
}

/** A bound and a bare number: "mais de 10". */
function isBareBound({ numbers, axis, bound, isPrice, isPlace, form }: Quantity): boolean {
  return form === 'one' && numbers[0]?.unit === null && axis === null && bound !== null && !isPrice && !isPlace
}

const MOST_PEOPLE = 30

/** "Mesa para mais de 10". */
function isForPeople(tokens: Tokens, quantity: Quantity): boolean {
  const isFew = (quantity.numbers[0]?.value ?? 0) <= MOST_PEOPLE
  return isFew && isBareBound(quantity) && tokens[quantity.from - 1]?.text === 'para'
}

/** "Armário com menos de 60": what a thing has is no price. */
function isHad(tokens: Tokens, quantity: Quantity): boolean {
  return isBareBound(quantity) && tokens[quantity.from - 1]?.text === 'com'
}

/** A noun in the plural directly behind a bare number: what it counts, unless it begins what is looked for, or is said of it. */
function countedBehind(tokens: Tokens, quantity: Quantity, { categories, tables }: Vocabulary): number | null {
  const { numbers, axis, bound, isPrice, to } = quantity
  const [word, number] = [tokens[to], tokens[to - 1]]
  if (numbers.some(({ unit }) => unit !== null) || axis !== null || bound === null || isPrice) return null
  if (number?.kind !== 'number' || word?.kind !== 'word' || !/[^s]s$/.test(word.text)) return null
  const isThingBefore = tokens.slice(0, quantity.from).some(({ key }) => categories.firstWords.has(key))
  const isOurs = [...(isThingBefore ? [] : [categories]), ...tables].some(
    (table) => table.longestAt(tokens, to) !== null,
  )
  return isOurs || isSmallWord(word.key) || isWishWord(word.key) ? null : to + 1
}

/** One size without a side behind "para" and the name of a place or another thing: "para quarto de 3 metros". */
function isOfAnotherThing(tokens: Tokens, quantity: Quantity, { categories, tables }: Vocabulary): boolean {
  const { from, form, bound, axis, isPlace, numbers } = quantity
  if (form === 'sides' || bound !== null || axis !== null || isPlace || numbers[0]?.unit?.kind !== 'length')
    return false
  const joined = ['de', 'com'].includes(tokens[from - 1]?.text ?? '') ? from - 1 : from
  return [2, 3, 4].some((before) => {
    const start = joined - before
    if (tokens[start]?.text !== 'para') return false
    const names = [categories, ...tables].flatMap((table) => {
      const places = [start, start + 1, start + 2].map((at) => table.longestAt(tokens, at))
      return places.filter((place) => place?.to === joined)
    })
    return names.length > 0
  })
}

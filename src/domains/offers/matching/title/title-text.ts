import { conceptOf } from '../words/concept-words.ts'
import { ordinaryStems } from '../words/ordinary-words.ts'
import { stemOf } from '../words/stem.ts'
import type { TitleFacts } from './title-facts.ts'
import { foldAccents } from './title-tokens.ts'
import type { Rarity } from '../words/word-rarity.ts'

/** The words of a title as text: whatever they mean, each once, with how rare it is. */
export interface TitleText {
  /** What words say in whatever language, or their stems, model codes, and numbers that stand for themselves; sorted, to be compared side by side. */
  readonly words: readonly string[]
  readonly rarities: Float64Array
  /** The length of its vector (tf-idf), by which likeness is measured. */
  readonly length: number
  /** The title without spaces and signs: it holds "bookreader" where the other says "book reader". */
  readonly squashed: string
  /** The letter of a class of fabric, type or version: "cat. A" is not "cat. C". */
  readonly letters: readonly string[]
  /** The first word, if it is no ordinary one: "Halden poltrona Torvik". */
  readonly leading: string | null
  /** All numbers of the title, of measures too, each once. */
  readonly digits: readonly number[]
  /** Three signs in a row, of the words with a space at either end; sorted, each once. */
  readonly grams: Int32Array
}

/** What is left of a title when small words, the brand and measures are gone. */
export function readText(
  title: string,
  { words: said, codes, numbers }: Pick<TitleFacts, 'words' | 'codes' | 'numbers'>,
  rarityOf: Rarity,
): TitleText {
  const words = [...new Set([...[...said].map(conceptOf), ...codes, ...numbers.map(String)])].sort()
  const rarities = Float64Array.from(words, rarityOf)
  const plain = foldAccents(title).toLowerCase()
  const [first = ''] = said
  return {
    leading:
      first.length < LEAST_CHARS || ordinaryStems.has(stemOf(first)) || rarityOf(conceptOf(first)) < RARE
        ? null
        : first,
    words,
    rarities,
    length: Math.sqrt(rarities.reduce((sum, rarity) => sum + rarity * rarity, 0)),
    squashed: plain.replace(NOT_PLAIN, ''),
    digits: [...new Set((plain.match(NUMBER) ?? []).map((digits) => Number(digits.replace(',', '.'))))],
    letters: [...plain.matchAll(LETTER)].map(([, letter]) => letter!),
    grams: gramsOf(plain.replace(NOT_PLAIN, ' ')),
  }
}

const LETTER =
  /\b(?:cat|categoria|category|class|classe|clase|tipo|type|typ|opcao|opcion|option|grupo|group|gruppe|versao|version|preisgruppe)\.? ([a-z])\b/g
const NUMBER = /\d+(?:[.,]\d+)?/g

function gramsOf(plain: string): Int32Array {
  const grams = new Set<number>()
  for (let at = 0; at + 2 < plain.length; at += 1)
    grams.add((plain.charCodeAt(at) << 14) | (plain.charCodeAt(at + 1) << 7) | plain.charCodeAt(at + 2))
  return Int32Array.from(grams).sort()
}

const LEAST_CHARS = 3
/** About one title in 700 has it. */
const RARE = 6.5
const NOT_PLAIN = /[^a-z0-9]+/g

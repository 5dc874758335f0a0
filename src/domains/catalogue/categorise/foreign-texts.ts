import { wordsOfLanguages } from './words-of-languages.ts'
import { wordsOfNeighbours } from './words-of-neighbours.ts'
import { wordsOfSlavicNeighbours } from './words-of-slavic-neighbours.ts'

/** Endings of plurals by language (pt, en, es, fr, de). Keys are Portuguese singulars, so each form of another language has its own. */
const plurals = [[''], ['', 's', 'es'], ['', 's', 'es'], ['', 's', 'x'], ['', 's', 'e', 'n', 'en', 'er']] as const
/** Romance languages name the thing first, and bend that word. */
const firstWordBends = [false, false, true, true, false] as const
/** Of Dutch and the Scandinavian languages. */
const northernPlurals = [
  ['', 's', 'en', 'n'],
  ['', 'er', 'r', 'ar', 'or', 'en'],
] as const
/** A noun alone: phrases bend each of their words, and shops name one article at a time. */
const slavicPlurals = ['', 'y', 'i', 'e'] as const

/** What other languages, and other wordings of ours, call a category, in each number. */
export function foreignTexts(slug: string): string[] {
  return (wordsOfLanguages[slug] ?? []).flatMap((words, language) =>
    textsOf(words).flatMap((text) => formsOf(text, plurals[language] ?? [''], firstWordBends[language] === true)),
  )
}

/** The same in Italian, Dutch, and the Scandinavian and West Slavic languages. */
export function neighbourTexts(slug: string): string[] {
  const [italian = '', ...northern] = wordsOfNeighbours[slug] ?? []
  return [
    ...textsOf(italian).flatMap(italianForms),
    ...northern.flatMap((words, language) =>
      textsOf(words).flatMap((text) => formsOf(text, northernPlurals[language] ?? [''], false)),
    ),
    ...textsOf(wordsOfSlavicNeighbours[slug] ?? '').flatMap((text) =>
      formsOf(text, text.includes(' ') ? [''] : slavicPlurals, false),
    ),
  ]
}

function textsOf(words: string): string[] {
  return words.split('|').filter((text) => text !== '')
}

function formsOf(text: string, endings: readonly string[], bendsFirst: boolean): string[] {
  const first = text.split(' ', 1)[0]!
  return endings.flatMap((ending) =>
    bendsFirst && first !== text ? [text + ending, first + ending + text.slice(first.length)] : [text + ending],
  )
}

/** "Divano letto", "divani letto": Italian bends the last vowel of the first word. */
function italianForms(text: string): string[] {
  const first = text.split(' ', 1)[0]!
  const vowel = italianVowels[first.at(-1) ?? '']
  return vowel === undefined ? [text] : [text, first.slice(0, -1) + vowel + text.slice(first.length)]
}

const italianVowels: Readonly<Record<string, string>> = { o: 'i', a: 'e', e: 'i' }

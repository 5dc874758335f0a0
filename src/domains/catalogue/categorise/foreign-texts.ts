import { wordsOfLanguages } from './words-of-languages.ts'

/** Endings of plurals by language (pt, en, es, fr, de). Keys are Portuguese singulars, so each form of another language has its own. */
const plurals = [[''], ['', 's', 'es'], ['', 's', 'es'], ['', 's', 'x'], ['', 's', 'e', 'n', 'en', 'er']] as const
/** Romance languages name the thing first, and bend that word. */
const firstWordBends = [false, false, true, true, false] as const

/** What other languages, and other wordings of ours, call a category, in each number. */
export function foreignTexts(slug: string): string[] {
  return (wordsOfLanguages[slug] ?? []).flatMap((words, language) =>
    words.split('|').filter((text) => text !== '').flatMap((text) => formsOf(text, plurals[language] ?? [''], firstWordBends[language] === true)))
}

function formsOf(text: string, endings: readonly string[], bendsFirst: boolean): string[] {
  const first = text.split(' ', 1)[0] as string
  return endings.flatMap((ending) => (bendsFirst && first !== text ? [text + ending, first + ending + text.slice(first.length)] : [text + ending]))
}

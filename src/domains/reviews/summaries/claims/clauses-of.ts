import type { FoldedWord } from './folded-words.ts'

/** A part of a sentence in which one thing is said; praise, blame and denial do not reach out of it. */
export interface Clause {
  readonly words: readonly string[]
  /** Which of the words stand between quotation marks. */
  readonly isQuoted: readonly boolean[]
}

const CONTRAST = new Set([
  'mas',
  'porem',
  'contudo',
  'todavia',
  'entretanto',
  'embora',
  'apesar',
  'porque',
  'pois',
  'enquanto',
  'tirando',
  'exceto',
  'excepto',
  'portanto',
  'logo_que',
])
/** "e" begins something new before these; before others it binds two things of one kind. */
const BEGINS =
  /^(?:eh|foi|foram|fica|ficou|ficam|tem|tinha|vem|veio|vinha|chegou|chegaram|esta|estao|parece|mont\w+|demor\w+|limpa\w*|aban\w+|rang\w+|cheir\w+|cabe\w*|coube\w*|nao|sao|era|eram|muito|bem|sem|super|bastante|um|uma|o|a|os|as|tambem|com|mesmo|entreg\w+|ja|facil|faceis|dificil|rapid\w+)$/

/** The clauses of a sentence in their order. */
export function clausesOf(words: readonly FoldedWord[]): Clause[] {
  const clauses: { words: string[]; isQuoted: boolean[] }[] = [{ words: [], isQuoted: [] }]
  let isQuoted = false
  words.forEach(({ text }, index) => {
    if (text === '"') return void (isQuoted = !isQuoted)
    if (text === ',' || beginsHere(words, index)) clauses.push({ words: [], isQuoted: [] })
    if (text === ',') return
    clauses.at(-1)?.words.push(text)
    clauses.at(-1)?.isQuoted.push(isQuoted)
  })
  return clauses.filter((clause) => clause.words.length > 0)
}

function beginsHere(words: readonly FoldedWord[], index: number): boolean {
  const [text, next, afterNext] = [0, 1, 2].map((further) => words[index + further]?.text ?? '') as [
    string,
    string,
    string,
  ]
  if (CONTRAST.has(text)) return true
  if (text === 'so' && next === 'que') return true
  if (text === 'ja' && next === 'que') return true
  return text === 'e' && BEGINS.test(next) && afterNext !== 'menos'
}

/**
 * A phrase as the tables have it, compiled for folded words that stand with one space between them.
 *
 *     "(facil|simples) [de] mont*"   words, alternatives, an optional word, any ending
 *     "nada_a_apontar ..3 mont*"     words that belong together, then up to three words between
 *     "@good qualidade"              a class of words (word-classes.ts)
 *     "!sem cheiro"                  holds as it stands: no denial is looked for around it
 *     "~barat*"                      denied, it says nothing: what is not cheap is not dear
 */
export interface Pattern {
  readonly regex: RegExp
  /** One of these must be among the words, or the phrase cannot be: "mont*" stands for all that begins so. */
  readonly keys: readonly string[]
  readonly isFixed: boolean
  readonly isMild: boolean
  /** Words that stand in the phrase itself: a denial among them is part of it. */
  readonly literals: ReadonlySet<string>
}

export type WordClasses = Readonly<Record<string, string>>

export function compilePattern(phrase: string, classes: WordClasses): Pattern {
  const [isFixed, isMild] = [phrase.startsWith('!'), phrase.startsWith('~')]
  const elements = phrase
    .slice(isFixed || isMild ? 1 : 0)
    .split(' ')
    .map((element) => readElement(element, classes))
  const source = elements.map(({ source: each, isOptional }) => (isOptional ? each : `${each} `)).join('')
  return {
    // Words are matched with the space behind each, so that optional ones leave none.
    regex: new RegExp(`(?<![^ ])${source}`, 'g'),
    keys: bestKeys(elements.flatMap(({ isOptional, words }) => (isOptional ? [] : [words]))),
    isFixed,
    isMild,
    literals: new Set(elements.flatMap(({ words }) => words.flatMap((word) => word.split('_')))),
  }
}

interface Element {
  readonly source: string
  readonly isOptional: boolean
  readonly words: readonly string[]
}

function readElement(element: string, classes: WordClasses): Element {
  const gap = /^\.\.(\d)$/.exec(element)
  // "e" binds two things of a list, and a gap that leapt over it would take the praise of one for the other's.
  if (gap !== null) return { source: `(?:(?!e )[a-z0-9%€]+ ){0,${gap[1]}}?`, isOptional: true, words: [] }
  const isOptional = element.startsWith('[')
  const words = (isOptional ? element.slice(1, -1) : element)
    .replace(/^\((.*)\)$/, '$1')
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? classOf(word.slice(1), classes) : [word]))
  const source = `(?:${words.map(wordSource).join('|')})`
  return { source: isOptional ? `(?:${source} )?` : source, isOptional, words }
}

function classOf(name: string, classes: WordClasses): readonly string[] {
  const words = classes[name]
  if (words === undefined) throw new Error(`no class of words is called @${name}`)
  return words.split('|').flatMap((word) => (word.startsWith('@') ? classOf(word.slice(1), classes) : [word]))
}

function wordSource(word: string): string {
  return word.replaceAll('_', ' ').replaceAll('*', '[a-z]*')
}

/** The element that fewest sentences have: the one whose shortest word is longest. */
function bestKeys(elements: readonly (readonly string[])[]): readonly string[] {
  const shortest = (words: readonly string[]) => Math.min(...words.map((word) => keyOf(word).length))
  const [best = []] = elements.toSorted((a, b) => shortest(b) - shortest(a) || a.length - b.length)
  return best.map(keyOf)
}

function keyOf(word: string): string {
  return word.split('_').toSorted((a, b) => b.length - a.length)[0] ?? word
}

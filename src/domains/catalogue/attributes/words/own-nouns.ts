import { ancestors, type Category } from '../../category-tree.ts'
import { tokensOf, textAt } from './lexer.ts'
import { lyingWords } from '../sizes/size-words.ts'
import { singular } from './word-dictionary.ts'

/**
 * What articles of a category are called, in both numbers: the first word of its names. Beside a size these words say that
 * it is the article's own, even where elsewhere they name a part ("almofada de 45x45" among cushions, not on a sofa).
 */
export function ownNouns(category: Category | null): ReadonlySet<string> {
  if (!category) return none
  let known = byOrder[category.order]
  if (!known) byOrder[category.order] = known = nounsOf(category)
  return known
}

const none: ReadonlySet<string> = new Set()
const byOrder: (ReadonlySet<string> | undefined)[] = []
/** They count or gather, and name nothing. */
const noNouns = new Set(['conjunto', 'conjuntos', 'kit', 'jogo', 'par', 'pack', 'set', 'porta', 'cabo', 'caixa'])

/** "porta-lenha", "sofá-cama": the parts of the first word, but for a bed in it, which is another size. */
function headsOf(name: string): string[] {
  const tokens = tokensOf(name)
  const second = textAt(tokens, 1) === '-' ? textAt(tokens, 2) : ''
  return [textAt(tokens, 0), ...(lyingWords.has(second) ? [] : [second])]
}

/** The last word of "móvel com lavatório", "bloco de gavetas", in a form that no token has: there it is no part with a size of its own. */
export function tail(word: string): string {
  return `+${word}`
}

function tailOf(name: string): string[] {
  const words = tokensOf(name).map(({ text }) => text)
  const last = words.at(-1) ?? ''
  return words.length > 2 && (words.at(-2) === 'com' || words.at(-2) === 'de') ? [tail(last), tail(singular(last))] : []
}

/** "Mesinha", "mantinha", "banquinho". */
function diminutives(noun: string): string[] {
  const small = noun.replace(/c([oa])$/, 'qu$1').replace(/([oa])$/, 'inh$1')
  return small === noun ? [] : [small, `${small}s`]
}

function nounsOf(category: Category): ReadonlySet<string> {
  const names = [category, ...ancestors(category)].flatMap((node) => [node.singular, node.name, ...node.synonyms])
  const words = names
    .flatMap(headsOf)
    .filter((word) => word.length > 2 && (!noNouns.has(word) || category.singular.startsWith(word)))
  return new Set([
    ...names.flatMap(tailOf),
    ...words.flatMap((word) => [word, singular(word), `${word}s`, ...diminutives(singular(word))]),
  ])
}

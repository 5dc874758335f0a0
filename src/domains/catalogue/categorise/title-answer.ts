import { categoryBySlug, departmentOf, isAncestor, isLeaf, parentOf, type Category } from '../category-tree.ts'
import { categoryOfGenericTitle } from './generic-title.ts'
import { chosenCategory, isWeak, nameMatches, type CategoryMatch } from './category-phrases.ts'
import { hasForeignWord } from './path-answer.ts'
import { childWords, plainLeaf, tableWithChairs } from './plain-leaf.ts'
import { titleWords, type TitleWords } from './title-words.ts'

/** What the name of an offer says it is. */
export type TitleAnswer = {
  readonly category: Category
  readonly confidence: number
  /** The words that name it. */ readonly keys: readonly string[]
}

/** By how the thing is named; measured on labelled offers whose other fields were taken away (docs/benchmarks.md). */
const confidences = { several: 0.97, one: 0.94, inner: 0.92, bare: 0.9, rivalled: 0.6 } as const

/**
 * The category that a name says by its head: the first words that name a thing and do not stand behind "de", "para", "com"
 * ("Capa para sofá" is no sofa), led on by the other words to what stands below. Null: it names nothing, or two things, of which `shelf` has
 * not just one ("almofada" among what one sleeps on).
 */
export function titleAnswer(title: string, shelf: Category | null = null): TitleAnswer | null {
  if (isOfAnotherScript(title)) return null
  const words = titleWords(title)
  if (words.keys.length === 0 || hasForeignWord(words.keys)) return null
  const { anywhere, together } = nameMatches(words.keys)
  const named = withoutNeighbours(together.filter((match) => saysThing(match, words)))
  const head = headOf(named)
  const bare = categoryOfGenericTitle(words, title)
  if (bare && (!head || head.category.slug === 'cadeiras-e-bancos'))
    return { category: bare, confidence: confidences.bare, keys: [] }
  if (!head) return null
  const kinds = twofold.get(words.keys.slice(head.from, head.from + head.keyCount).join(' '))
  const meant = kinds ? onShelf(kinds, shelf) : headCategory(head, named)
  if (!meant) return null
  const category = plainLeaf(ledOn(meant, head, anywhere, words), title)
  if (!isLeaf(category) && !plainKinds.has(category.slug)) return null
  const keys = words.keys.slice(head.from, head.from + head.keyCount)
  const setOfTable = tableWithChairs(category, words, title)
  if (setOfTable) return { category: setOfTable, confidence: confidences.one, keys }
  return {
    category,
    confidence: isRivalled(category, head, named, words) ? confidences.rivalled : sureness(category, head),
    keys,
  }
}

function saysThing({ from, category, firstKey }: CategoryMatch, { modifies }: TitleWords): boolean {
  return (
    modifies[from] === false &&
    (category.parentId !== null || plainKinds.has(category.slug)) &&
    !styleWords.has(firstKey)
  )
}

/** What our own words name is no Scandinavian pot ("Gryta Ulva: faqueiro"); "lampada da tavolo" is one, though a lampada is a bulb to us. */
function withoutNeighbours(said: readonly CategoryMatch[]): readonly CategoryMatch[] {
  const ours = said.filter((match) => !match.isNeighbours)
  return ours.length === 0
    ? said
    : said.filter((match) => !match.isNeighbours || ours.some((own) => isPartOf(own, match)))
}

function headOf(named: readonly CategoryMatch[]): CategoryMatch | null {
  return named.reduce<CategoryMatch | null>(
    (best, match) => (best === null || isBefore(match, best) ? match : best),
    null,
  )
}

/** Another thing is named as well, or furniture of another department. */
function isRivalled(
  category: Category,
  head: CategoryMatch,
  named: readonly CategoryMatch[],
  words: TitleWords,
): boolean {
  if (isOfChildren(words, category) || isOfGarden(words, category)) return true
  return (
    !isSet(category) &&
    named.some((other) => competes(other, head, category, words) && !isWithin(other, named, category))
  )
}

function sureness(category: Category, head: CategoryMatch): number {
  if (!isLeaf(category)) return confidences.inner
  return head.keyCount > 1 ? confidences.several : confidences.one
}

/** Its words are some of those of the longer phrase. */
function isPartOf(inner: CategoryMatch, whole: CategoryMatch): boolean {
  return (
    whole.from <= inner.from &&
    inner.from + inner.keyCount <= whole.from + whole.keyCount &&
    inner.keyCount < whole.keyCount
  )
}

/**
 * Begun in letters that we do not read (Greek, Cyrillic), or mostly in them: what is said there is the thing, and the Latin words beside it
 * are a brand or a part ("Σουτιέν SOFT CUP" is no cup).
 */
function isOfAnotherScript(title: string): boolean {
  return (
    BEYOND_LATIN.test(title) &&
    (!LATIN.test(/\p{L}/u.exec(title)?.[0] ?? '') ||
      countOf(title, /\p{L}/gu) < 2 * countOf(title, /(?!\p{Script=Latin})\p{L}/gu))
  )
}
const BEYOND_LATIN = /[\u0370-\u1dff\u2c00-\ua71f\ua800-\ud7ff]/
const LATIN = /\p{Script=Latin}/u
function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

/** Styles that are things as well ("nórdico", a duvet). */
const styleWords = new Set(['nordico', 'vintage', 'canvas'])
/** Words that are two things to us, with their kinds where the shelf may tell which. */
const twofold: ReadonlyMap<string, readonly string[]> = new Map([
  ['porta rolo', ['porta-rolos-wc', 'porta-especiarias']],
  ['bandeja', ['tabuleiros-de-servir', 'bandejas-decorativas']],
  ['almofada', ['almofadas-decorativas', 'almofadas-de-dormir', 'almofadas-de-exterior']],
  ['futon', ['colchoes-dobraveis', 'sofas-cama']],
  ...[
    'banqueta',
    'gazebo',
    'canape',
    'bol',
    'print',
    'top',
    'figur',
    'bad',
    'garten',
    'kamin',
    'tafel',
    'glas',
    'glass',
    'verre',
  ].map((word): [string, readonly string[]] => [word, []]),
])

/** The one of the kinds that stands there. */
function onShelf(kinds: readonly string[], shelf: Category | null): Category | null {
  const there = kinds
    .flatMap((slug) => categoryBySlug(slug) ?? [])
    .filter((kind) => shelf !== null && isAncestor(shelf, kind))
  return there.length === 1 ? there[0]! : null
}

/** Earlier, then longer. */
function isBefore(a: CategoryMatch, b: CategoryMatch): boolean {
  return a.from < b.from || (a.from === b.from && a.keyCount > b.keyCount)
}

/** The same words may name several categories: none is meant, unless one stands above the others. */
function headCategory(head: CategoryMatch, named: readonly CategoryMatch[]): Category | null {
  const equal = named
    .filter((match) => match.from === head.from && match.keyCount === head.keyCount)
    .map(({ category }) => category)
  return equal.find((category) => equal.every((other) => isAncestor(category, other))) ?? null
}

/** Below what the head means, by words that go with its first one ("mesa … extensível"); seats and sizes of a bed say least. */
function ledOn(
  meant: Category,
  head: CategoryMatch,
  matches: readonly CategoryMatch[],
  { keys }: TitleWords,
): Category {
  const within = isWeak(meant) ? (parentOf(meant) ?? meant) : meant
  const below = matches.filter(
    (match) => isAncestor(within, match.category) && (match.category === meant || match.firstKey === keys[head.from]),
  )
  const chosen = chosenCategory(below)?.category ?? meant
  return isAncestor(chosen, meant) ? meant : chosen
}

/** Another thing named further on in the same part, by words of its own. */
function competes(other: CategoryMatch, head: CategoryMatch, category: Category, { keys, parts }: TitleWords): boolean {
  return (
    other.from >= head.from + head.keyCount &&
    !isBedSize(other, keys) &&
    !saysNoThing.has(other.firstKey) &&
    !/^\d/.test(other.firstKey) &&
    parts[other.from] === parts[head.from] &&
    (isLeaf(other.category) || plainKinds.has(other.category.slug)) &&
    !isAncestor(category, other.category) &&
    !isAncestor(other.category, category)
  )
}

/** "Ottoman bed frame": the frame is the bed's, no picture frame. */
function isWithin(other: CategoryMatch, named: readonly CategoryMatch[], category: Category): boolean {
  return named.some(
    (whole) => isPartOf(other, whole) && (isAncestor(whole.category, category) || isAncestor(category, whole.category)),
  )
}

/** "Chevet bois massif": French wood, folded to a bowl; Spanish cloth ("butaca tela gris"). ("Gartenbank 2-Sitzer": numbers are seats.) */
const saysNoThing = new Set(['bol', 'tela'])

/** "Jogo de lençóis cama 160", "Colcha 180x260 cama solteiro": a size of bed, no bed; "Aparador … mangueira natural": a wood, no hose. */
function isBedSize({ firstKey, from, keyCount }: CategoryMatch, keys: readonly string[]): boolean {
  return (
    ((firstKey === 'cama' || firstKey === 'colchao') && /^\d/.test(keys[from + keyCount] ?? '')) ||
    (firstKey === 'cama' && /\d/.test(keys.slice(0, from).join(' ')) && beddings.has(keys[0] ?? '')) ||
    firstKey === 'mangueira'
  )
}
const beddings = new Set(['colcha', 'edredao', 'lencol', 'jogo', 'capa', 'conjunto', 'manta', 'protetor', 'resguardo'])

/** "Conjunto de jardim: sofá e 2 poltronas": a set names what is in it. */
function isSet({ slug }: Category): boolean {
  return slug.startsWith('conjuntos-')
}

/** "Conjunto de mesa e 2 cadeiras infantil": furniture for children has a department of its own; which of its kinds, nobody said. */
function isOfChildren({ keys }: TitleWords, category: Category): boolean {
  return ofGrownUps.has(departmentOf(category).slug) && keys.some((key) => childWords.has(key))
}
/** "Conjunto de jantar para jardim": so has what stands outside. */
function isOfGarden({ keys, modifies }: TitleWords, category: Category): boolean {
  return (
    ofGrownUps.has(departmentOf(category).slug) &&
    keys.some((key, index) => gardenWords.has(key) && modifies[index] === true)
  )
}
const gardenWords = new Set(['jardim', 'jardin', 'garden', 'garten', 'giardino'])
const ofGrownUps = new Set(['sala-de-estar', 'sala-de-jantar', 'quarto', 'escritorio'])

/** Inner nodes that say what a thing is without saying which kind. */
const plainKinds = new Set([
  'sofas',
  'camas',
  'tapetes',
  'toalhas',
  'colchoes',
  'roupeiros',
  'mesas-de-jantar',
  'secretarias',
])

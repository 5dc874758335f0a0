import type { Vocabulary } from '#ports/search/port.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { listingUrl } from '../url/listing-url.ts'
import { thingTerm } from './category-phrases.ts'
import type { QueryWord } from './query-words.ts'
import type { PlannedWords } from './word-plans.ts'

/** Words that kept everything out: without them, so many products come back. */
export interface Rescue {
  /** As they were typed. */
  readonly words: readonly string[]
  readonly url: string
  readonly count: number
  /** The listing without them. */
  readonly without: ListingSelection
  /** They say what is looked for ("sofá"). */
  readonly areThing: boolean
}

export interface RescueQuestions {
  readonly selection: ListingSelection & { readonly query: string }
  readonly planned: PlannedWords
  readonly vocabulary: Vocabulary
  /** Words of the makers' names. */
  readonly brandTerms: ReadonlySet<string>
  count(selection: ListingSelection): Promise<number>
}

/** Each dropped word is one more question to the engine. */
const MOST_ASKED = 6
/** What is shown. */
const MOST_RESCUES = 3

/**
 * Which words of an empty search to drop, the best first: those that nobody knows, together; else each of the others alone, those
 * that name a maker or what is looked for last, what brings most first; all that is neither, where else the thing itself would go; where that is not enough,
 * the rarest ones one after the other until something comes back.
 */
export async function rescueWords(questions: RescueQuestions): Promise<Rescue[]> {
  const words = oncePerPlace(questions.planned.words)
  if (words.length < 2) return []
  const unknown = words.filter(({ term }) => questions.vocabulary.rowsWith(term) === 0)
  if (unknown.length > 1 && unknown.length < words.length) {
    const without = await rescueBy(unknown, words, questions)
    if (without !== null) return [without]
  }
  const alone: (Rescue & { readonly importance: number })[] = []
  for (const word of words.slice(0, MOST_ASKED)) {
    const found = await rescueBy([word], words, questions)
    if (found !== null) alone.push({ ...found, importance: importance(word, questions) })
  }
  if (alone.every((each) => each.importance > 0)) {
    const bare = await rescueBy(
      words.filter((word) => importance(word, questions) === 0),
      words,
      questions,
    )
    if (bare !== null) return [bare, ...alone].slice(0, MOST_RESCUES)
  }
  if (alone.length === 0) return dropOneAfterTheOther(words, questions)
  return alone.sort((a, b) => a.importance - b.importance || b.count - a.count).slice(0, MOST_RESCUES)
}

/** What a search is least likely to mean without: a maker's name, then what is looked for ("sofá" of "sofá de veludo"). */
function importance({ term, isBehindSmall }: QueryWord, { vocabulary, brandTerms }: RescueQuestions): number {
  if (brandTerms.has(term)) return 2
  return !isBehindSmall && vocabulary.rowsWith(thingTerm(term)) > 0 ? THING : 0
}

const THING = 1

/** Several terms may stand for one phrase; it is dropped as a whole. */
function oncePerPlace(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(({ from }, at) => from !== words[at - 1]?.from)
}

async function rescueBy(
  dropped: readonly QueryWord[],
  words: readonly QueryWord[],
  questions: RescueQuestions,
): Promise<Rescue | null> {
  const { selection, count } = questions
  if (dropped.length === 0 || dropped.length === words.length) return null
  const written = ({ from, to, isQuoted }: QueryWord): string => {
    const text = selection.query.slice(from, to)
    return isQuoted ? `"${text}"` : text
  }
  const query = words
    .filter((word) => !dropped.includes(word))
    .map(written)
    .join(' ')
  const without = { ...selection, query, page: 1 }
  const found = await count(without)
  const areThing = dropped.every((word) => importance(word, questions) === THING)
  return found === 0 ? null : { words: dropped.map(written), url: listingUrl(without), count: found, without, areThing }
}

async function dropOneAfterTheOther(words: readonly QueryWord[], questions: RescueQuestions): Promise<Rescue[]> {
  const { vocabulary } = questions
  const rank = (word: QueryWord): number =>
    importance(word, questions) * vocabulary.rowCount + vocabulary.rowsWith(word.term)
  const rarest = words.toSorted((a, b) => rank(a) - rank(b))
  for (let dropped = 2; dropped < words.length; dropped++) {
    const found = await rescueBy(rarest.slice(0, dropped), words, questions)
    if (found !== null) return [found]
  }
  return []
}

import { categoryById } from '#domains/catalogue/contract.ts'
import { searchText } from '../rules/listing-query.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import type { Understanding } from './meaning.ts'
import type { AskModel } from './model/ask-model.ts'
import { withSaid } from './model/model-answer.ts'
import { understand } from './understand.ts'
import { understoodListing } from './understood-listing.ts'
import { type NamedChoices, vocabularyOf } from './vocabulary.ts'

/** A text that was typed, and the listing that it asks for. */
export interface ReadSentence {
  readonly listing: ListingSelection
  /** The same text as words alone. */
  readonly asWords: ListingSelection
  readonly understanding: Understanding
  /** It says more than words and a category can: /search shows what was understood. */
  readonly isSentence: boolean
}

export interface Sentences {
  /** `within`: the category in which it was typed, for a sentence that names none. */
  read(typed: string, within?: number | null): Promise<ReadSentence>
}

interface SentencesDependencies {
  directory(): NamedChoices
  /** Whether products have a word (its stem): then it is no typing error. */
  isKnownWord(stem: string): boolean
  /** What a model makes of words that are left over; absent: none is configured. */
  readonly askModel?: AskModel | undefined
}

export function createSentences(dependencies: SentencesDependencies): Sentences {
  const { directory, isKnownWord, askModel } = dependencies
  return {
    read: async (typed, within = null) => {
      const text = (searchText(typed) ?? '').normalize('NFC')
      const category = within === null ? null : categoryById(within)
      const own = understand(text, vocabularyOf(directory()), { within: category, isKnownWord })
      const understanding = askModel === undefined ? own : withSaid(own, await askModel(own))
      return readSentence(text, understanding, category?.id ?? null)
    },
  }
}

function readSentence(text: string, understanding: Understanding, within: number | null): ReadSentence {
  const { slots } = understanding
  const asWords = plainSearch(text, within)
  return {
    listing: slots.length === 0 ? asWords : understoodListing(understanding, within),
    asWords,
    understanding,
    isSentence: slots.some(({ meaning }) => meaning.kind !== 'category'),
  }
}

/** Nothing was understood: all of it is words. */
function plainSearch(text: string, categoryId: number | null): ListingSelection {
  const query = text || null
  if (categoryId !== null) return { ...emptySelection({ kind: 'category', categoryId }), query }
  return { ...emptySelection({ kind: query === null ? 'all' : 'search' }), query }
}

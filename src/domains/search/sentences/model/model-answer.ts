import { z } from 'zod'
import { fixedChoices } from '../../url/choice-slugs.ts'
import type { Slot, TextPart, Understanding } from '../meaning.ts'
import { askedFacets } from './model-question.ts'

/** A filter that left-over words were said to mean; all of it is ours: the slug of a vocabulary, and a part of what was typed. */
export type SaidFilter = Pick<Slot, 'meaning'> & { readonly words: string }

const MOST_FILTERS = 8
const filtersSchema = z.object({
  filters: z.array(z.object({ words: z.string(), facet: z.enum(askedFacets), value: z.string() })).max(MOST_FILTERS),
})

/**
 * What of an answer can be believed: values that exist, for words that were left over. Throws when it is no answer at all.
 * Nothing of its text goes any further.
 */
export function filtersSaid(answer: string, { leftWords }: Understanding): readonly SaidFilter[] {
  const { filters } = filtersSchema.parse(JSON.parse(answer))
  return filters.flatMap(({ words, facet, value }) => {
    const known = fixedChoices[facet].find(({ slug }) => slug === value)
    const inside = known === undefined ? null : partsSaying(words, leftWords)
    if (known === undefined || inside === null) return []
    return [{ words, meaning: { kind: 'choice', facet, slugs: [known.slug] } }]
  })
}

/** The understanding with what was said of its left words; words that are said twice count once. */
export function withSaid(understanding: Understanding, said: readonly SaidFilter[]): Understanding {
  return said.reduce<Understanding>((now, { words, meaning }) => {
    const inside = partsSaying(words, now.leftWords)
    if (inside === null) return now
    const [first, last] = [inside[0] as TextPart, inside.at(-1) as TextPart]
    return {
      slots: [...now.slots, { meaning, from: first.from, to: last.to }],
      leftWords: now.leftWords.filter((part) => !inside.includes(part)),
      notUnderstood: now.notUnderstood,
    }
  }, understanding)
}

/** The left-over words that stand so, one behind the other; null: they do not. */
function partsSaying(words: string, leftWords: readonly TextPart[]): readonly TextPart[] | null {
  for (let from = 0; from < leftWords.length; from += 1)
    for (let to = from + 1; to <= leftWords.length; to += 1) {
      const parts = leftWords.slice(from, to)
      if (parts.map(({ text }) => text).join(' ') === words) return parts
    }
  return null
}

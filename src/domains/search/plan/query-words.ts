import { analyse, type Term } from '../language/analyse.ts'
import { isFiller } from '../language/portuguese.ts'
import { fold } from '../rules/text-words.ts'

/** A word of a search. */
export interface QueryWord extends Pick<Term, 'term' | 'kind' | 'from' | 'to'> {
  /** In quotation marks: looked for as it was typed. */
  readonly isQuoted: boolean
  /** Behind "de", "para" or the like. */
  readonly isBehindSmall: boolean
}

/** Further words of a search are not looked at (docs/limits.md). */
export const MAX_WORDS = 12
/** Nor is a text beyond this: the longest title is a fifth of it. */
export const MAX_QUERY_CHARS = 1_000

/**
 * The words of a search that tell one thing from another. Small words ("de") are none, and those of the one who searches
 * ("barato", "comprar") only where nothing else was said.
 */
export function queryWords(query: string): QueryWord[] {
  const text = query.slice(0, MAX_QUERY_CHARS)
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: whole }) => [index, index + whole.length] as const)
  const words = analyse(text).flatMap(({ term, kind, isSmall, from, to }, at, all) =>
    isSmall
      ? []
      : [
          {
            term,
            kind,
            from,
            to,
            isQuoted: quoted.some(([first, last]) => from >= first && to <= last),
            isBehindSmall: all[at - 1]?.isSmall ?? false,
          },
        ],
  )
  const saying = words.filter(({ term, isQuoted }) => isQuoted || !isFiller(term))
  return (saying.length > 0 ? saying : words).slice(0, MAX_WORDS)
}

/** A word as it was typed, folded: what a name may begin with. */
export function typedWord(query: string, { from, to }: QueryWord): string {
  return fold(query.slice(from, to))
}

const QUOTED = /["“”„«][^"“”„«»]{1,200}["“”„»]/g

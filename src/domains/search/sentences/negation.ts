import type { Claim } from './claims.ts'
import type { Meaning } from './meaning.ts'
import type { QueryToken } from './query-tokens.ts'
import { isWishWord } from './small-words.ts'

const NEGATORS: ReadonlySet<string> = new Set([
  'sem',
  'nao',
  'nem',
  'nada',
  'exceto',
  'excepto',
  'menos',
  'tirando',
  'salvo',
])
/** What they take out goes on: "exceto preto e branco". */
const EXCEPTING: ReadonlySet<string> = new Set(['exceto', 'excepto', 'tirando', 'menos', 'salvo'])

export function isNegator({ text }: QueryToken): boolean {
  return NEGATORS.has(text)
}

/** Words between "não" and what it denies: "não quero em branco". */
const MOST_BETWEEN = 4

/** The token with which the denial of a claim begins, or null. `before`: the claim before it, where that one is denied. */
export function negatedBy(
  tokens: readonly QueryToken[],
  { from }: Claim,
  taken: ReadonlySet<number>,
  before: Claim | null,
): number | null {
  for (let at = from - 1; at >= 0 && from - at <= MOST_BETWEEN; at -= 1) {
    const token = tokens[at] as QueryToken
    if (taken.has(at)) return before !== null && before.to > at && goesOn(tokens, before, from) ? from : null
    if (isNegator(token)) return at
    if (!isWishWord(token.key) && token.text !== ',') return null
  }
  return null
}

/** Where a denial behind a claim ends ("branco não, azul"), or null. */
export function deniedBehind(tokens: readonly QueryToken[], { to }: Claim): number | null {
  const behind = tokens[to + 1]
  return tokens[to]?.text === 'nao' && (behind === undefined || behind.kind === 'mark') ? to + 1 : null
}

function goesOn(tokens: readonly QueryToken[], before: Claim, from: number): boolean {
  const isExcepting = tokens.slice(0, before.from).some(({ text }) => EXCEPTING.has(text))
  return isExcepting && tokens.slice(before.to, from).some(({ text }) => text === 'e' || text === 'ou' || text === ',')
}

/** The same denied, where a filter can say it: a parameter with a "não"; else null. */
export function opposite(meanings: readonly Meaning[] | null): readonly Meaning[] | null {
  const [meaning] = meanings ?? []
  if (meaning?.kind !== 'parameter' || meaning.parameter.kind !== 'boolean') return null
  return [{ ...meaning, slug: meaning.slug === 'sim' ? 'nao' : 'sim' }]
}

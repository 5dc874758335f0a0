import type { Claim } from './claims.ts'
import type { QueryToken } from './query-tokens.ts'

/** Behind these stands a name, whatever else its words mean. */
const ALWAYS: ReadonlySet<string> = new Set(['serie', 'colecao', 'coleccao'])
/** These are also said of what a thing is like ("linha moderna"): a name behind them has a capital letter. */
const BEFORE_CAPITALS: ReadonlySet<string> = new Set(['modelo', 'linha', 'gama'])
const JOINS: ReadonlySet<string> = new Set(['da', 'do', 'de'])

/** Without values that are the name of a series: "coleção Verde Vale", "mesa da série Branca". Their words are searched. */
export function withoutSeriesNames(text: string, tokens: readonly QueryToken[], claims: readonly Claim[]): Claim[] {
  return claims.filter(({ from, meanings }) => meanings?.[0]?.kind !== 'choice' || !isNamed(text, tokens, from))
}

function isNamed(text: string, tokens: readonly QueryToken[], from: number): boolean {
  const [name, before] = [tokens[from], tokens[from - 1]]
  if (name === undefined || before === undefined || JOINS.has(name.text)) return false
  if (ALWAYS.has(before.text)) return true
  return BEFORE_CAPITALS.has(before.text) && /^\p{Lu}\p{Ll}/u.test(text.slice(name.from, name.to))
}

import type { LinkEvent } from './event-rules.ts'

/**
 * `data-ga-event`: a name, then `;field=text` or `;field:number`, ten at most; in text `%`, `;`, `=` and `:` are percent-encoded
 * (docs/contracts/ui-events.md). What is written otherwise is no event.
 */
const GRAMMAR = /^[a-z]\w{0,39}(?:;[a-z]\w{0,39}(?:=[^;=:]{0,400}|:\d{1,9})){0,10}$/

/** The event that an attribute tells; null: it tells none. */
export function readLinkEvent(text: string): LinkEvent | null {
  if (!GRAMMAR.test(text)) return null
  const [name = '', ...pairs] = text.split(';')
  try {
    return { ...Object.fromEntries(pairs.map(readPair)), name }
  } catch {
    return null
  }
}

/** A lone `%` throws. */
function readPair(pair: string): [string, string | number] {
  const [field = '', value = ''] = pair.split(/[=:]/)
  return [field, pair.includes('=') ? decodeURIComponent(value) : Number(value)]
}

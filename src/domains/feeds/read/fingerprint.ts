import { hash } from 'node:crypto'

/** Part of every fingerprint: raised when the same raw item would normalise to something else, so that all are done again. */
export const RULES_VERSION = 4

const PREFIX = `poiso-item-${RULES_VERSION}:`

/** 128 bits over the text of an item as 32 hex digits, which fit a `uuid` column. */
export function fingerprint(source: string): string {
  return hash('sha256', PREFIX + source, 'hex').slice(0, 32)
}

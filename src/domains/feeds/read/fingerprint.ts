import { hash } from 'node:crypto'

/** Part of every fingerprint: raised when the same raw item would normalise to something else, so that all are done again. */
export const RULES_VERSION = 1

/**
 * 128 bits over names and values in document order as 32 hex digits. Values hold no control characters, so the separators
 * cannot be forged.
 */
export function fingerprint(names: readonly string[], values: readonly string[]): string {
  return hash('sha1', `${RULES_VERSION}\u0001${names.join('\u0001')}\u0002${values.join('\u0001')}`, 'hex').slice(0, 32)
}

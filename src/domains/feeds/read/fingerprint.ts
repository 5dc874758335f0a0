import { hash } from 'node:crypto'

/** Part of every fingerprint: raised when the same raw item would normalise to something else, so that all are done again. */
export const RULES_VERSION = 6

const PREFIX = `poiso-item-${RULES_VERSION}:`

/** 128 bits over the text of an item as 32 hex digits, which fit a `uuid` column. */
export function fingerprint(source: string): string {
  return hash('sha256', PREFIX + source, 'hex').slice(0, 32)
}

/** The same over an item that is known by its fields. */
export function fieldsFingerprint(names: readonly string[], values: readonly string[]): string {
  return fingerprint(`${joinedNames(names)}\u0002${values.join('\u0001')}`)
}

// Items of a feed have the same fields one after the other.
let lastNames: readonly string[] = []
let lastJoined = ''

function joinedNames(names: readonly string[]): string {
  const isLast = names.length === lastNames.length && names.every((name, at) => name === lastNames[at])
  if (!isLast) [lastNames, lastJoined] = [names, names.join('\u0001')]
  return lastJoined
}

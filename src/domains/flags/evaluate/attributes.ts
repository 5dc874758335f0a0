import { flagLimits } from '../definitions/flag-limits.ts'

/**
 * The attributes of who asks, cut to a size at which no condition is slow: keys, texts, lists and depth (docs/limits.md). Names that every
 * object has are left out.
 */
export function cutAttributes(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cutRecord(given, 0)
}

const NO_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

function cutRecord(given: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(given)
    .filter(([name]) => !NO_NAMES.has(name) && name.length <= flagLimits.attributeCharacters)
    .slice(0, flagLimits.attributes)
  return Object.fromEntries(entries.map(([name, value]) => [name, cut(value, depth + 1)]))
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, flagLimits.attributeCharacters)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= flagLimits.attributeDepth) return null
  return Array.isArray(value)
    ? value.slice(0, flagLimits.attributeList).map((inner) => cut(inner, depth + 1))
    : cutRecord(value, depth)
}

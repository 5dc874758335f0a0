import type { SizeProfile } from '../../tree/size-profiles.ts'
import { parseAxis, parseDimensions } from './dimension-parsing.ts'
import type { ImplausibleSize, SizeReadings } from './size-readings.ts'
import type { FieldUse } from '../field-names.ts'
import { tokensOf } from '../words/lexer.ts'

export type SizeUse = Extract<FieldUse, { kind: 'axis' | 'sizes' }>
/** What a field's value says of sizes, and what was left out of it. */
export type FieldSizes = { readonly readings: SizeReadings; readonly dropped: readonly ImplausibleSize[] }

/** Fields repeat ("120 cm", "160x90x75"): answers are kept by kind of article, field and value, and all dropped when there are too many. */
export function fieldSizes(use: SizeUse, value: string, profile: SizeProfile): FieldSizes {
  const byValue = valuesOf(use, profile)
  const known = byValue.get(value)
  if (known) return known
  if (++kept > mostKept) forget()
  const fresh = readField(use, value, profile)
  valuesOf(use, profile).set(value, fresh)
  return fresh
}

const mostKept = 20_000
const answers = new Map<SizeProfile, Map<SizeUse, Map<string, FieldSizes>>>()
let kept = 0

function valuesOf(use: SizeUse, profile: SizeProfile): Map<string, FieldSizes> {
  let byUse = answers.get(profile)
  if (!byUse) answers.set(profile, (byUse = new Map()))
  let byValue = byUse.get(use)
  if (!byValue) byUse.set(use, (byValue = new Map()))
  return byValue
}

function forget(): void {
  answers.clear()
  kept = 0
}

function readField(use: SizeUse, value: string, profile: SizeProfile): FieldSizes {
  const dropped: ImplausibleSize[] = []
  const readings = use.kind === 'axis' ? parseAxis(value, use.axis, use.unitMm, profile, dropped) : parseDimensions(tokensOf(value), profile, { dropped, unitMm: use.unitMm })
  return { readings, dropped }
}

import { Memo } from '#platform/memory/memoised.ts'
import { type SizeProfile, sizeProfiles } from '../../tree/size-profiles.ts'
import { parseAxis, parseDimensions } from './dimension-parsing.ts'
import type { ImplausibleSize, SizeReadings } from './size-readings.ts'
import type { FieldUse } from '../field-names.ts'
import { tokensOf } from '../words/lexer.ts'

export type SizeUse = Extract<FieldUse, { kind: 'axis' | 'sizes' }>
/** What a field's value says of sizes, and what was left out of it. */
export type FieldSizes = { readonly readings: SizeReadings; readonly dropped: readonly ImplausibleSize[] }

/** Fields repeat ("120 cm", "160x90x75"): answers are remembered by kind of article, field and value. */
export function fieldSizes(use: SizeUse, value: string, profile: SizeProfile): FieldSizes {
  const name = profileNames.get(profile)
  // One that is not of the table has no name to be told apart by.
  if (name === undefined) return readField(use, value, profile)
  const asked = use.kind === 'axis' ? `${name} ${use.axis} ${use.unitMm}\n` : `${name}\n`
  return answers.of(asked + value, (own) => readField(use, own.slice(asked.length), profile))
}

const answers = new Memo<FieldSizes>(20_000)
const profileNames: ReadonlyMap<SizeProfile, string> = new Map(
  Object.entries(sizeProfiles).map(([name, profile]) => [profile, name]),
)

function readField(use: SizeUse, value: string, profile: SizeProfile): FieldSizes {
  const dropped: ImplausibleSize[] = []
  const readings =
    use.kind === 'axis'
      ? parseAxis(value, use.axis, use.unitMm, profile, dropped)
      : parseDimensions(tokensOf(value), profile, { dropped, unitMm: use.unitMm })
  return { readings, dropped }
}

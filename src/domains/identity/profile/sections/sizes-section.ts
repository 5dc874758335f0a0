import { readCentimetres } from '#platform/centimetres.ts'
import { type HomeSizeName, type HomeSizes, writeProfile } from '../profile-storage.ts'
import type { ProfileComplaint, ProfileSection } from './profile-section.ts'

interface SizeField {
  readonly size: HomeSizeName
  /** On the wire; people type centimetres. */
  readonly name: string
  readonly leastMm: number
  readonly mostMm: number
}

const DOOR = { leastMm: 300, mostMm: 6_000 }
const LIFT = { leastMm: 300, mostMm: 6_000 }
const ROOM = { leastMm: 500, mostMm: 50_000 }

/** Bounds keep metres that were typed as centimetres out (docs/limits.md). */
export const sizeFields: readonly SizeField[] = [
  { size: 'doorWidthMm', name: 'porta-largura', ...DOOR },
  { size: 'doorHeightMm', name: 'porta-altura', ...DOOR },
  { size: 'liftWidthMm', name: 'elevador-largura', ...LIFT },
  { size: 'liftDepthMm', name: 'elevador-profundidade', ...LIFT },
  { size: 'liftHeightMm', name: 'elevador-altura', ...LIFT },
  { size: 'roomWidthMm', name: 'divisao-largura', ...ROOM },
  { size: 'roomLengthMm', name: 'divisao-comprimento', ...ROOM },
]

/** Door, lift and room. */
export const sizesSection: ProfileSection = {
  fields: sizeFields.map(({ name }) => name),
  typed: ({ profile }) => Object.fromEntries(sizeFields.map(({ size, name }) => [name, centimetres(profile[size])])),
  complaints: (typed) =>
    Object.fromEntries(
      sizeFields.flatMap((field) => {
        const complaint = complaintOf(field, typed[field.name] ?? '')
        return complaint === null ? [] : [[field.name, complaint]]
      }),
    ),
  write: (tx, personId, typed) => writeProfile(tx, personId, sizesOf(typed)),
}

function sizesOf(typed: Readonly<Record<string, string>>): HomeSizes {
  return Object.fromEntries(
    sizeFields.map(({ size, name }) => [size, readSize(typed[name] ?? '') ?? null]),
  ) as HomeSizes
}

function complaintOf({ leastMm, mostMm }: SizeField, typed: string): ProfileComplaint | null {
  const mm = readSize(typed)
  if (mm === null) return null
  if (mm === undefined) return 'malformed'
  return mm < leastMm || mm > mostMm ? 'out_of_range' : null
}

/** "80", "80,5", " 80.5 cm " → millimetres. */
function readSize(typed: string): number | null | undefined {
  return readCentimetres(typed.trim().replace(/\s*cm$/i, ''))
}

/** 805 → "80,5" */
function centimetres(mm: number | null): string {
  return mm === null ? '' : String(mm / 10).replace('.', ',')
}

import { readSize } from '../../rules/profile-fields.ts'
import { type HomeSizeName, type HomeSizes, writeProfile } from '../profile-storage.ts'
import { fieldComplaints, type ProfileSection } from './profile-section.ts'

/** By their names on the wire; people type centimetres. */
const SIZES: Readonly<Record<string, HomeSizeName>> = {
  'porta-largura': 'doorWidthMm',
  'porta-altura': 'doorHeightMm',
  'elevador-largura': 'liftWidthMm',
  'elevador-profundidade': 'liftDepthMm',
  'elevador-altura': 'liftHeightMm',
  'divisao-largura': 'roomWidthMm',
  'divisao-comprimento': 'roomLengthMm',
}
const FIELDS = Object.keys(SIZES)

/** Door, lift and room. */
export const sizesSection: ProfileSection = {
  fields: FIELDS,
  typed: ({ profile }) =>
    Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, centimetres(profile[size])])),
  complaints: (typed) => fieldComplaints(FIELDS, typed),
  write: (tx, personId, typed) => {
    const sizes = Object.entries(SIZES).map(([name, size]) => [size, readSize(typed[name] ?? '') ?? null])
    return writeProfile(tx, personId, Object.fromEntries(sizes) as HomeSizes)
  },
}

/** 805 → "80,5" */
function centimetres(mm: number | null): string {
  return mm === null ? '' : String(mm / 10).replace('.', ',')
}

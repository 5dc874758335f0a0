import { readCentimetres } from '#platform/centimetres.ts'
import { type DimensionAxis, dimensionAxes, type DimensionInterval } from './listing-selection.ts'

/** The axes' names in `dimensao`. */
const axisSlugs: Readonly<Record<DimensionAxis, string>> = {
  width: 'largura',
  depth: 'profundidade',
  height: 'altura',
  diameter: 'diametro',
  length: 'comprimento',
}
const axisBySlug = new Map(dimensionAxes.map((axis) => [axisSlugs[axis], axis]))

export function axisSlug(axis: DimensionAxis): string {
  return axisSlugs[axis]
}

type Dimensions = Readonly<Partial<Record<DimensionAxis, DimensionInterval>>>

/** `largura:80-120,altura:-90` (cm, one decimal, open ends allowed) → mm. A part that cannot be read is left out. */
export function parseDimensions(value: string): Dimensions {
  const dimensions: Partial<Record<DimensionAxis, DimensionInterval>> = {}
  // A decimal comma would look like the separator between axes; only a comma before a letter separates.
  for (const part of value.split(/,(?=[a-z])/)) {
    const [slug = '', interval = ''] = part.split(':', 2)
    const axis = axisBySlug.get(slug)
    const parsed = parseInterval(interval)
    if (axis && parsed && !dimensions[axis]) dimensions[axis] = parsed
  }
  return dimensions
}

/** The inverse: axes in their fixed order; '' when there is none. */
export function dimensionsValue(dimensions: Dimensions): string {
  let value = ''
  for (const axis of dimensionAxes) {
    const interval = dimensions[axis]
    if (interval)
      value += `${value === '' ? '' : ','}${axisSlugs[axis]}:${centimetres(interval.lowMm)}-${centimetres(interval.highMm)}`
  }
  return value
}

function parseInterval(text: string): DimensionInterval | null {
  const ends = text.split('-')
  if (ends.length !== 2) return null
  const [low, high] = ends.map(readCentimetres)
  if (low === undefined || high === undefined || (low === null && high === null)) return null
  // The wrong way round is what somebody typed into the wrong field, not a wish for nothing.
  if (low !== null && high !== null && low > high) return { lowMm: high, highMm: low }
  return { lowMm: low, highMm: high }
}

function centimetres(mm: number | null): string {
  return mm === null ? '' : String(mm / 10)
}

import type { AxisRange, SizeAxis, SizeProfile } from '../../tree/size-profiles.ts'
import type { SizeMention } from './size-mentions.ts'
import {
  confidences,
  drop,
  inCentimetres,
  isFlat,
  readElement,
  type ReadingContext,
  type SizeReadings,
} from './size-readings.ts'

export function labelledReadings(mention: SizeMention, { profile, dropped }: ReadingContext): SizeReadings {
  const lying = mention.about === 'lying' && profile.axes.lyingWidth !== undefined
  if (mention.about === 'lying' && !lying && profile.bedSizeIsForeign) return {}
  const turned = isTurnedBed(mention, profile) ? sideways : asSaid
  const free = profile.triple.filter((axis) => !mention.elements.some((element) => element.axis === axis))
  const hasDiameter = mention.elements.some((element) => element.axis === 'diameter')
  const bareAxes = hasDiameter ? free.filter((axis) => axis === 'height') : free
  const readings: SizeReadings = {}
  for (const element of mention.elements) {
    const told = element.axis ?? bareAxes.shift()
    if (told === undefined || told === 'other') continue
    const said = turned[told] ?? told
    const axis = lying ? (lyingAxis[said] ?? said) : said
    const range = rangeOf(axis, profile)
    if (!range) continue
    const reading = readElement(element, mention, range, confidences.labelled, confidences.labelledBareUnit)
    if (reading) readings[ownAxis(axis, profile)] ??= reading
    else drop(dropped, axis, element, mention)
  }
  return readings
}

/** "L 208 x P 98" of a bunk bed that is looked at from its side: no bed is so much wider than long. */
function isTurnedBed({ elements }: SizeMention, profile: SizeProfile): boolean {
  if (profile.pair[0] !== 'lyingWidth' || elements.some(({ axis }) => axis === 'length')) return false
  const [width, depth] = (['width', 'depth'] as const).map((axis) => elements.find((element) => element.axis === axis))
  return width !== undefined && depth !== undefined && inCentimetres(width) >= 1.3 * inCentimetres(depth)
}

const sideways: Partial<Record<SizeAxis, SizeAxis>> = { width: 'length', depth: 'width' }
const asSaid: typeof sideways = {}

const lyingAxis: Partial<Record<SizeAxis, SizeAxis>> = { width: 'lyingWidth', length: 'lyingLength' }

/** "length" and "depth" are kept as said and settled at the end; an axis that the category lacks is looked up under its nearest kin. */
function rangeOf(axis: SizeAxis, profile: SizeProfile): AxisRange | undefined {
  return (
    profile.axes[axis] ??
    profile.axes[ownAxis(axis, profile)] ??
    (axis === 'length' ? widthOrDepth(profile) : undefined)
  )
}

function widthOrDepth({ axes: { width, depth } }: SizeProfile): AxisRange | undefined {
  return width && depth ? [Math.min(width[0], depth[0]), Math.max(width[1], depth[1])] : width
}

function ownAxis(axis: SizeAxis, profile: SizeProfile): SizeAxis {
  if (axis === 'thickness' && isFlat(profile) && profile.axes.height) return 'height'
  if (axis === 'thickness' && isPanel(profile)) return 'depth'
  if (profile.axes[axis]) return axis
  if (axis === 'depth' && profile.axes.length) return 'length'
  return axis
}

/** Mirrors, pictures, headboards: what hangs flat on a wall is as deep as it is thick; of deeper things the thickness is a board's. */
function isPanel({ triple, axes: { depth } }: SizeProfile): boolean {
  return triple[1] === 'height' && depth !== undefined && depth[1] <= deepestPanelMm
}
const deepestPanelMm = 500

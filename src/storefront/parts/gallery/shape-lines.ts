import type { Measure, MeasuredShape } from './measured-shape.ts'

/** What is drawn: outlines as SVG paths, and each measure with its line and where its words stand. */
export interface ShapeLines {
  /** Faces, the lit one first; a plan and a front have one. */
  readonly faces: readonly string[]
  /** Edges that one does not see; '' where there are none. */
  readonly hidden: string
  readonly measures: readonly MeasureLine[]
}

export interface MeasureLine extends Measure {
  readonly line: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Its name and its figure stand one under the other. */
  readonly isStacked: boolean
}

/** The drawing's own units, in the shape of the gallery's place. */
export const SHEET = { width: 400, height: 320 }
/** Room for the words around the piece. */
const ROOM = { left: 84, right: 110, top: 28, bottom: 56 }
/** Cabinet projection: what goes away from one is drawn at half its length, at 45 degrees. */
const AWAY = 0.5 * Math.SQRT1_2
/** How flat a circle looks from a little above. */
const TILT = 0.3
const GAP = 14
const TICK = 5

/**
 * A shape in its true proportions, as large as the sheet allows:
 *
 *        ______________
 *       /             /|      what is across below, what is high on the left,
 *      /_____________/ |      what is deep along the lower edge on the right
 *     |             |  /
 *     |_____________| /
 */
export function shapeLines(shape: MeasuredShape): ShapeLines {
  if (shape.kind === 'round') return roundLines(shape)
  const { acrossMm, deepMm, highMm, kind } = shape
  const away = kind === 'box' ? deepMm * AWAY : 0
  const front = kind === 'plan' ? deepMm : highMm
  const scale = scaleOf(acrossMm + away, front + away)
  const [width, height, shift] = [acrossMm * scale, front * scale, away * scale].map(round) as [number, number, number]
  const left = round(ROOM.left + (SHEET.width - ROOM.left - ROOM.right - width - shift) / 2)
  const bottom = bottomOf(height + shift)
  const [right, top] = [left + width, bottom - height].map(round) as [number, number]
  const face = `M${left} ${bottom}v${-height}h${width}v${height}z`
  const upright = kind === 'plan' ? shape.deep : shape.high
  return {
    faces:
      kind === 'box'
        ? [
            face,
            `M${left} ${top}l${shift} ${-shift}h${width}l${-shift} ${shift}z`,
            `M${right} ${bottom}v${-height}l${shift} ${-shift}v${height}z`,
          ]
        : [face],
    hidden: kind === 'box' ? `M${left} ${bottom}l${shift} ${-shift}m0 ${-height}v${height}h${width}` : '',
    measures: [
      below(shape.across, left, width, bottom),
      ...(upright === null ? [] : [beside(upright, left, top, height)]),
      ...(kind === 'box' && shape.deep !== null ? [alongEdge(shape.deep, right, bottom, shift)] : []),
    ],
  }
}

/** A tin; of which only the diameter is known, a circle from above. */
function roundLines({ acrossMm, highMm, across, high }: MeasuredShape): ShapeLines {
  const tilt = high === null ? 1 : TILT
  const scale = scaleOf(acrossMm, highMm + acrossMm * tilt)
  const [across2, up, height] = [(acrossMm * scale) / 2, (acrossMm * tilt * scale) / 2, highMm * scale].map(round) as [
    number,
    number,
    number,
  ]
  const width = across2 * 2
  const left = round(ROOM.left + (SHEET.width - ROOM.left - ROOM.right - width) / 2)
  const bottom = bottomOf(height + up * 2)
  const [floor, top] = [bottom - up, bottom - up - height].map(round) as [number, number]
  const arc = (to: number, sweep: 0 | 1): string => `a${across2} ${up} 0 0 ${sweep} ${to} 0`
  const cap = `M${left} ${top}${arc(width, 1)}${arc(-width, 1)}z`
  return {
    faces: high === null ? [cap] : [`M${left} ${top}v${height}${arc(width, 0)}v${-height}${arc(-width, 1)}z`, cap],
    hidden: high === null ? '' : `M${left} ${floor}${arc(width, 1)}`,
    measures: [below(across, left, width, bottom), ...(high === null ? [] : [beside(high, left, top, height)])],
  }
}

function below(measure: Measure, left: number, width: number, bottom: number): MeasureLine {
  const y = bottom + GAP
  return {
    ...measure,
    line: `M${left} ${y - TICK}v${TICK * 2}m0 ${-TICK}h${width}m0 ${-TICK}v${TICK * 2}`,
    x: round(left + width / 2),
    y: y + 22,
    anchor: 'middle',
    isStacked: false,
  }
}

function beside(measure: Measure, left: number, top: number, height: number): MeasureLine {
  const x = left - GAP
  return {
    ...measure,
    line: `M${x - TICK} ${top}h${TICK * 2}m${-TICK} 0v${height}m${-TICK} 0h${TICK * 2}`,
    x: x - 10,
    y: round(top + height / 2 - 4),
    anchor: 'end',
    isStacked: true,
  }
}

function alongEdge(measure: Measure, right: number, bottom: number, shift: number): MeasureLine {
  const [x, y, tick] = [right + GAP * Math.SQRT1_2, bottom + GAP * Math.SQRT1_2, TICK * Math.SQRT1_2].map(round) as [
    number,
    number,
    number,
  ]
  const ends = `l${tick * 2} ${tick * 2}m${-tick} ${-tick}`
  return {
    ...measure,
    line: `M${round(x - tick)} ${round(y - tick)}${ends}l${shift} ${-shift}m${-tick} ${-tick}l${tick * 2} ${tick * 2}`,
    x: round(x + shift / 2 + 12),
    y: round(y - shift / 2 + 4),
    anchor: 'start',
    isStacked: true,
  }
}

function scaleOf(width: number, height: number): number {
  return Math.min(
    (SHEET.width - ROOM.left - ROOM.right) / width,
    (SHEET.height - ROOM.top - ROOM.bottom) / Math.max(height, 1),
  )
}

/** What is flat stands in the middle of the sheet. */
function bottomOf(height: number): number {
  return round(SHEET.height - ROOM.bottom - (SHEET.height - ROOM.top - ROOM.bottom - height) / 2)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import type { Attributes } from '#domains/catalogue/contract.ts'
import { rangeText, sizeNames } from '../../copy/size-names.ts'

/** A piece as a drawing with measures has it: a solid of its true proportions, each edge that is known with its figure. */
export interface MeasuredShape {
  /** Box and round from three sides, plan from above, front from before: what is not known is not drawn. */
  readonly kind: 'box' | 'plan' | 'front' | 'round'
  readonly acrossMm: number
  /** Away from who looks; of a front: none. */
  readonly deepMm: number
  /** Of a plan: none. */
  readonly highMm: number
  readonly across: Measure
  readonly deep: Measure | null
  readonly high: Measure | null
}

/** One edge in words: 'Largura', "160 a 220 cm". */
export interface Measure {
  readonly name: string
  readonly text: string
}

/**
 * Of an article's sizes, those of which a drawing can be made; null: one measure alone is a line, and none is nothing. What can be drawn out is drawn
 * at its longest. The longer of width and length stands across, as one looks at a table or a rug.
 */
export function measuredShape(sizes: Attributes['sizes']): MeasuredShape | null {
  const [high] = sidesOf(sizes, ['height', 'thickness'])
  const [round] = sidesOf(sizes, ['diameter'])
  if (round !== undefined)
    return {
      kind: 'round',
      acrossMm: round.mm,
      deepMm: round.mm,
      highMm: high?.mm ?? 0,
      across: round.measure,
      deep: null,
      high: high?.measure ?? null,
    }
  const [first, second] = groundOf(sizes)
  if (first === undefined || (second ?? high) === undefined) return null
  return {
    kind: second === undefined ? 'front' : high === undefined ? 'plan' : 'box',
    acrossMm: first.mm,
    deepMm: second?.mm ?? 0,
    highMm: high?.mm ?? 0,
    across: first.measure,
    deep: second?.measure ?? null,
    high: high?.measure ?? null,
  }
}

interface Side {
  readonly mm: number
  readonly measure: Measure
}

/** The two sides on the ground: what has a depth shows its front across, else the longer side. */
function groundOf(sizes: Attributes['sizes']): readonly Side[] {
  const across = sidesOf(sizes, ['width', 'length'])
  const [depth] = sidesOf(sizes, ['depth'])
  if (depth !== undefined) return across[0] === undefined ? [] : [across[0], depth]
  return across.toSorted((one, other) => other.mm - one.mm)
}

/** Those of the axes that are known, in the order asked for. */
function sidesOf(sizes: Attributes['sizes'], axes: readonly (keyof typeof sizeNames)[]): Side[] {
  return axes.flatMap((axis) => {
    const size = sizes[axis]
    return size === undefined || size.highMm <= 0
      ? []
      : [{ mm: size.highMm, measure: { name: sizeNames[axis], text: `${rangeText(size)} cm` } }]
  })
}

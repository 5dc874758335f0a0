import type { DailyPrices } from '#domains/offers/contract.ts'

/** The plot, in units of the drawing; its days are stretched from left to right. Prices stand left of it, days below. */
export const PLOT = { left: 56, right: 480, top: 8, bottom: 158 } as const

/** More days than this are drawn by twos, threes, …: the lowest of each. */
const MAX_COLUMNS = 480

export interface Tick {
  readonly y: number
  readonly cents: number
}

/** A chart as lines and boxes, ready to be drawn. */
export interface ChartGeometry {
  /** The price: a step for each change, broken where nothing was seen. Empty: nothing was. */
  readonly price: string
  /** From the true drop on, over the line of the price; empty without one. */
  readonly drop: string
  /** The delivered total. */
  readonly delivered: string
  readonly gaps: readonly { readonly x: number; readonly width: number }[]
  readonly ticks: readonly Tick[]
  /** Where the line of the price ends, if it reaches today. */
  readonly end: { readonly x: number; readonly y: number } | null
}

export interface ChartInput {
  readonly price: DailyPrices
  readonly delivered: DailyPrices
  /** Index of the day on which the price truly fell; null: it did not, within these days. */
  readonly dropDay: number | null
}

/** Steps in place of slopes: a price holds until it changes, it does not glide. */
export function chartGeometry({ price, delivered, dropDay }: ChartInput): ChartGeometry {
  const perColumn = Math.max(1, Math.ceil(price.length / MAX_COLUMNS))
  const [columns, deliveredColumns] = [bucketed(price, perColumn), bucketed(delivered, perColumn)]
  const scale = scaleOf([...columns, ...deliveredColumns].filter((cents) => cents !== null))
  const drawn = { width: (PLOT.right - PLOT.left) / Math.max(1, columns.length), y: scale.y }
  const last = columns.at(-1) ?? null
  return {
    price: stepPath(columns, drawn),
    drop: dropDay === null ? '' : stepPath(columns, drawn, Math.floor(dropDay / perColumn)),
    delivered: stepPath(deliveredColumns, drawn),
    gaps: gapsOf(columns, drawn.width),
    ticks: scale.ticks,
    end: last === null ? null : { x: PLOT.right, y: scale.y(last) },
  }
}

function bucketed(days: DailyPrices, size: number): DailyPrices {
  if (size === 1) return days
  // Counted from today, so that the last column is whole.
  const spare = days.length % size
  const starts = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    spare === 0 ? index * size : Math.max(0, index * size - (size - spare)),
  )
  return starts.map((start, index) => lowest(days.slice(start, starts[index + 1])))
}

function lowest(days: DailyPrices): number | null {
  return days.reduce((low, cents) => (cents === null ? low : Math.min(low ?? cents, cents)), null)
}

interface Drawn {
  readonly width: number
  y(cents: number): number
}

function stepPath(columns: DailyPrices, { width, y }: Drawn, from = 0): string {
  let path = ''
  let current: number | null = null
  columns.forEach((cents, index) => {
    if (index < from) return
    if (cents !== null && current === null) path += `M${xOf(index, width)} ${y(cents)}`
    // The line has come to here at the price before.
    else if (cents !== current) path += `H${xOf(index, width)}${cents === null ? '' : `V${y(cents)}`}`
    current = cents
  })
  return current === null ? path : `${path}H${PLOT.right}`
}

function gapsOf(columns: DailyPrices, width: number): { x: number; width: number }[] {
  const gaps: { x: number; width: number }[] = []
  let since: number | null = null
  for (const [index, cents] of [...columns, 0].entries()) {
    if (cents === null) since ??= index
    else if (since !== null) {
      gaps.push({ x: xOf(since, width), width: round((index - since) * width) })
      since = null
    }
  }
  return gaps
}

/** Round prices to read the chart by, at least two; nothing seen has none. */
function scaleOf(known: readonly number[]): { ticks: Tick[]; y(cents: number): number } {
  if (known.length === 0) return { ticks: [], y: () => PLOT.bottom }
  const [low, high] = [Math.min(...known), Math.max(...known)]
  // A price that never moved lies in the middle, and small moves stay small.
  const room = Math.max((high - low) * 0.15, high * 0.05)
  const step = niceStep((high - low + 2 * room) / 3)
  const [bottom, top] = [Math.max(0, Math.floor((low - room) / step) * step), Math.ceil((high + room) / step) * step]
  const y = (cents: number): number =>
    round(PLOT.bottom - ((cents - bottom) / (top - bottom)) * (PLOT.bottom - PLOT.top))
  return {
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => ({
      cents: bottom + index * step,
      y: y(bottom + index * step),
    })),
    y,
  }
}

/** 1, 2 or 5 times a power of ten, in cents. */
function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)))
  return power * ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10)
}

function xOf(column: number, width: number): number {
  return round(PLOT.left + column * width)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import UPlot from 'uplot'
import { lonePlaces, type PlotFacts, placeWords, valueWords } from './plot-line.ts'

const HEIGHT = 200
/** Of the line of days beneath. */
const DAYS_HEIGHT = 32
/** What a day's name takes; the last stands half beyond the drawing. */
const DAY_WIDTH = 72
const LINE_WIDTH = 1.75
/** How a line of the period before is told from today's, also without colours. */
const BEFORE = { alpha: 0.6, dash: [4, 4] }
/** The axis goes up to these at least. */
const LEAST_COUNT = 4
const LEAST_EUROS = 0.1

/** Draws lines into a place, as wide as it is, and anew when that or the colours change; returns how to end it. */
export function drawPlot(place: HTMLElement, facts: PlotFacts): () => void {
  const { days, lines } = facts
  const data: UPlot.AlignedData = [days.map((_day, index) => index), ...lines.map(({ values }) => [...values])]
  let plot: UPlot | null = null
  const draw = () => {
    plot?.destroy()
    plot = new UPlot(optionsFor(place, facts), data, place)
  }
  draw()
  const sizes = new ResizeObserver(() => plot?.setSize({ width: place.clientWidth, height: HEIGHT }))
  sizes.observe(place)
  const night = matchMedia('(prefers-color-scheme: dark)')
  night.addEventListener('change', draw)
  return () => {
    sizes.disconnect()
    night.removeEventListener('change', draw)
    plot?.destroy()
  }
}

function optionsFor(place: HTMLElement, { days, lines, by, unit }: PlotFacts): UPlot.Options {
  const { color, colors, font } = colorsOf(place)
  const axis = { stroke: color, font, grid: { stroke: colors.line, width: 1 }, ticks: { show: false } }
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [8, DAY_WIDTH / 3, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { size: 6 } },
    scales: {
      x: { time: false },
      y: { range: (_plot, _min, max) => [0, Math.max(unit === 'euros' ? LEAST_EUROS : LEAST_COUNT, (max ?? 0) * 1.1)] },
    },
    series: [
      {},
      ...lines.map(({ label, tone, values, isBefore = false }) => ({
        label,
        stroke: colors[tone],
        width: LINE_WIDTH,
        ...(isBefore && BEFORE),
        points: { show: true, size: 6, filter: () => lonePlaces(values) },
      })),
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: DAYS_HEIGHT,
        splits: ({ width }) => namedPlaces(days.length, width),
        values: (_plot, splits) => splits.map((at) => placeOf(days, at, by)),
      },
      {
        ...axis,
        size: unit === 'euros' ? 64 : 44,
        values: (_plot, splits) =>
          splits.map((value) => (unit === 'euros' || Number.isInteger(value) ? valueWords(value, unit) : '')),
      },
    ],
  }
}

/** Places whose names stand beneath: as many as there is room for, evenly, and always the last. */
export function namedPlaces(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / DAY_WIDTH))))
  return Array.from({ length: Math.ceil(count / step) }, (_none, at) => count - 1 - at * step).toReversed()
}

function placeOf(days: readonly string[], at: number, by: PlotFacts['by']): string {
  const day = days[at]
  return day === undefined ? '' : placeWords(day, by)
}

/** A canvas knows no tokens: what they come to here, by day or by night. */
function colorsOf(place: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(place)
  const resolved = (token: string): string => {
    const probe = document.createElement('i')
    probe.style.color = `var(${token})`
    place.append(probe)
    const value = getComputedStyle(probe).color
    probe.remove()
    return value
  }
  return {
    color,
    font: `12px ${fontFamily}`,
    colors: {
      line: resolved('--color-line'),
      first: resolved('--color-azulejo'),
      second: resolved('--color-amber'),
      wrong: resolved('--color-terracotta'),
    },
  }
}

import UPlot from 'uplot'
import { formatCount } from '#storefront/copy/format.ts'
import type { PlotLine } from './plot-line.ts'
import { dayWords } from './words.ts'

const HEIGHT = 200
const LINE_WIDTH = 1.75

/** Draws lines over days into a place, as wide as it is, and anew when that or the colours change; returns how to end it. */
export function drawPlot(place: HTMLElement, days: readonly string[], lines: readonly PlotLine[]): () => void {
  const data: UPlot.AlignedData = [days.map((_day, index) => index), ...lines.map(({ values }) => [...values])]
  let plot: UPlot | null = null
  const draw = () => {
    plot?.destroy()
    plot = new UPlot(optionsFor(place, days, lines), data, place)
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

function optionsFor(place: HTMLElement, days: readonly string[], lines: readonly PlotLine[]): UPlot.Options {
  const { color, colors, font } = colorsOf(place)
  const axis = { stroke: color, font, grid: { stroke: colors.line, width: 1 }, ticks: { show: false } }
  return {
    width: place.clientWidth,
    height: HEIGHT,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { size: 6 } },
    scales: { x: { time: false }, y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.1)] } },
    series: [
      {},
      ...lines.map(({ label, tone }) => ({ label, stroke: colors[tone], width: LINE_WIDTH, points: { show: false } })),
    ],
    axes: [
      { ...axis, grid: { show: false }, values: (_plot, splits) => splits.map((at) => dayOf(days, at)), space: 72 },
      {
        ...axis,
        size: 44,
        values: (_plot, splits) => splits.map((value) => (Number.isInteger(value) ? formatCount(value) : '')),
      },
    ],
  }
}

function dayOf(days: readonly string[], at: number): string {
  const day = days[at]
  return day === undefined ? '' : dayWords(day)
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

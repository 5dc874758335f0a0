import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { shareText, UNKNOWN } from '../../figure-words.ts'
import type { Figures } from './figures.ts'

interface Tile {
  readonly of: keyof Figures
  readonly label: string
  readonly words: (value: number) => string
  readonly isMoney?: boolean
}

const TILES: readonly Tile[] = [
  { of: 'impressions', label: 'Impressões', words: formatCount },
  { of: 'counted', label: 'Cliques que contam', words: formatCount },
  { of: 'uncounted', label: 'Cliques que não contam', words: formatCount },
  { of: 'costMicros', label: 'Custo', words: microsText, isMoney: true },
  { of: 'meanMicros', label: 'Custo por clique pago', words: microsText, isMoney: true },
  { of: 'takenBackMicros', label: 'Retirado depois', words: microsText, isMoney: true },
  { of: 'orders', label: 'Compras', words: formatCount },
  { of: 'conversion', label: 'Taxa de conversão', words: shareText },
]

/** The figures of a period, each beside that of the period before. */
export function FigureTiles({ now, before, hasMoney }: { now: Figures; before: Figures; hasMoney: boolean }) {
  return (
    <ul className="figures roomy">
      {TILES.filter(({ isMoney = false }) => hasMoney || !isMoney).map(({ of, label, words }) => (
        <li key={of} className="figure" data-tone="well">
          <h2>{label}</h2>
          <p className="value">{now[of] === null ? UNKNOWN : words(now[of])}</p>
          <p className="soft">{besideText(now[of], before[of], words)}</p>
        </li>
      ))}
    </ul>
  )
}

/** "antes 120 (+25 %)"; of what was nothing, or is unknown, no share can be said. */
function besideText(now: number | null, before: number | null, words: (value: number) => string): string {
  if (before === null) return `antes: ${UNKNOWN}`
  if (now === null || before === 0) return `antes ${words(before)}`
  const percent = Math.round(((now - before) * 100) / before)
  return `antes ${words(before)} (${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatCount(Math.abs(percent))}\u00A0%)`
}

import { formatCount } from '../../copy/format.ts'
import type { AdminScore } from '../../state/admin-scores.ts'

/** Labels of the panel, partly English (specification 6): what the trade says. */
type Data = AdminScore['data']

const TIERS = { bestseller: 'bestseller', seller: 'seller', lowPerformer: 'low performer' } as const
const OPTIMIZATIONS = { APO: 'automatic (APO)', MPO: 'manual (MPO)', RPO: 'stable rank (RPO)' } as const

/** A line of the panel. */
export interface AdminFact {
  readonly label: string
  readonly value: string
  /** What it was on an earlier day, where that was something else. */
  readonly before: string | null
}

/** What is known, in the panel's order; what is unknown is left out. */
export function factsOf({ data, previousData }: AdminScore): readonly AdminFact[] {
  const before = previousData === null ? [] : valuesOf(previousData)
  return valuesOf(data).flatMap(([label, value], index) => {
    if (value === null) return []
    const earlier = before[index]?.[1] ?? null
    return [{ label, value, before: earlier === value ? null : earlier }]
  })
}

function valuesOf(data: Data): readonly (readonly [label: string, value: string | null])[] {
  return [
    ['Tier', data.tier && TIERS[data.tier]],
    ['ES rank', wholeOf(data.esRank)],
    ['ES position', wholeOf(data.esPosition)],
    ['Group', data.groupId === null ? null : String(data.groupId)],
    ['Optimization', data.optimizationType && OPTIMIZATIONS[data.optimizationType]],
    ['CPC', data.cpc === null ? null : euros.format(data.cpc)],
    ['QS', percentOf(data.qualityScore)],
    ['28 dias', `${formatCount(data.impressions)} vistas · ${formatCount(data.clicks)} cliques`],
    ['Image', imageOf(data)],
    ['Image score', scoreOf(data)],
  ]
}

/** A cent of a click is much. */
const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 })

function wholeOf(value: number | null): string | null {
  return value === null ? null : formatCount(value)
}

function percentOf(share: number | null): string | null {
  return share === null ? null : `${Math.round(share * 100)} %`
}

function imageOf({ mainImageType, mainImageOrientation }: Data): string | null {
  const parts = [mainImageType, mainImageOrientation].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' · ')
}

function scoreOf({ mainImageAiScore, mainImageAiScoreReasons }: Data): string | null {
  const score = percentOf(mainImageAiScore)
  const reasons = mainImageAiScoreReasons ?? []
  return score === null || reasons.length === 0 ? score : `${score} (${reasons.join(', ')})`
}

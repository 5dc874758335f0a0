import type { RankPoints } from './rank-shares.ts'
import { rankingTable, type RankFactor } from './ranking-table.ts'

/** What a shop can better by what it sends; demand, prices, bids and other shops' offers are no quality of its data. */
const OF_THE_SHOPS_DATA: ReadonlySet<RankFactor> = new Set<RankFactor>([
  'fresh',
  'picture',
  'pictureScore',
  'deliveryKnown',
  'category',
  'description',
  'attributes',
  'shopData',
  'shopAccuracy',
])
const table = rankingTable.filter(({ factor }) => OF_THE_SHOPS_DATA.has(factor))
const most = table.reduce((sum, { weight }) => sum + weight, 0)

/** Which part of these points an offer has: 0 to 1, in hundredths (ADR 0104). */
export function qualityScore(points: RankPoints): number {
  const sum = table.reduce((total, { factor }) => total + points[factor], 0)
  return Math.min(1, Math.round((sum / most) * 100) / 100)
}

/** The factors of a place as they are read, most points first. */
export function factorsOf(points: RankPoints): { factor: string; name: string; points: number; most: number }[] {
  return rankingTable
    .map(({ factor, name, weight }) => ({ factor, name, points: points[factor], most: weight }))
    .toSorted((a, b) => b.points - a.points)
}

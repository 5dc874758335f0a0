import { rankingLine } from '#domains/offers/contract.ts'
import type { RankPoints } from './rank-shares.ts'
import { type RankFactor, rankFactorNames } from './ranking-table.ts'

/** What a rank is made of, as it stands beside the index: points in the order of the table. */
export function rankLine(points: RankPoints): string {
  return JSON.stringify(rankFactorNames.map((factor) => points[factor]))
}

/** Null for what is no such line. */
export function readRankLine(line: string | null): RankPoints | null {
  if (line === null) return null
  const points = JSON.parse(line) as number[]
  return points.length === rankFactorNames.length
    ? (Object.fromEntries(rankFactorNames.map((factor, at) => [factor, points[at]])) as Record<RankFactor, number>)
    : null
}

/** The points of offers by their cards; those whose card has no such line are left out. */
export function rankPointsOf(cards: ReadonlyMap<number, Buffer>): ReadonlyMap<number, RankPoints> {
  return new Map(
    [...cards].flatMap(([id, record]) => {
      const points = readRankLine(rankingLine(record))
      return points === null ? [] : [[id, points] as const]
    }),
  )
}

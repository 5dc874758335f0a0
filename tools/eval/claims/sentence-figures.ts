import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsOf } from '../../../src/domains/reviews/summaries/claims/claims-of.ts'

/** open: rules are worked on by them. held: written before any output of the rules was seen, and never worked on. */
export const claimHalves = ['open', 'held'] as const
export type ClaimHalf = (typeof claimHalves)[number]

export interface SentenceVerdict {
  readonly text: string
  /** Claims as "comfort+". */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly missed: readonly string[]
}

/** Each labelled sentence of a half, and how it is read. */
export function judgeSentences(half: ClaimHalf): SentenceVerdict[] {
  return readFileSync(join(import.meta.dirname, `${half}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', label = ''] = line.split('\t')
      const wanted = label === 'none' ? [] : label.split(' ')
      const found = claimsOf(text).map(({ aspect, side }) => `${aspect}${side === 'plus' ? '+' : '-'}`)
      return {
        text,
        right: found.filter((claim) => wanted.includes(claim)),
        wrong: found.filter((claim) => !wanted.includes(claim)),
        missed: wanted.filter((claim) => !found.includes(claim)),
      }
    })
}

export interface ClaimFigures {
  readonly precision: number
  readonly recall: number
}

export function claimFigures(verdicts: readonly Pick<SentenceVerdict, 'right' | 'wrong' | 'missed'>[]): ClaimFigures {
  const sum = (of: 'right' | 'wrong' | 'missed') => verdicts.reduce((total, verdict) => total + verdict[of].length, 0)
  return {
    precision: sum('right') / (sum('right') + sum('wrong')),
    recall: sum('right') / (sum('right') + sum('missed')),
  }
}

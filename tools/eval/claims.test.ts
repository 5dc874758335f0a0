import { describe, expect, test } from 'vitest'
import { claimFigures, judgeSentences } from './claims/sentence-figures.ts'

describe('E-03 sentences of buyers', () => {
  test('E-03 those by which the rules are worked on are read exactly', () => {
    expect(judgeSentences('open').filter(({ wrong, missed }) => wrong.length + missed.length > 0)).toEqual([])
  })

  test('E-03 of those that nobody works by, what is read is so nine times in ten, and most is read', () => {
    const verdicts = judgeSentences('held')
    expect(verdicts.length).toBeGreaterThanOrEqual(250)
    const { precision, recall } = claimFigures(verdicts)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(recall).toBeGreaterThanOrEqual(0.85)
  })
})

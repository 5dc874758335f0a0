import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAME_FROM } from '../../src/domains/offers/matching/compare-articles.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { learnFromAll } from './learning/learn-from-all.ts'
import { precisionOf, recallOf } from './learning/leave-out.ts'

test.skipIf(!existsSync(join(projectRoot, '../shared/data/matching/two-shops')))(
  'B-02 weights that never saw a series group its offers: real shops 0.92 right and 0.75 found, the demo’s other half 0.995 and 0.92',
  async () => {
    const {
      chosen: { shops, demo },
    } = await learnFromAll([SAME_FROM]) // the product's own limit: judging the others takes as long again for each
    expect(precisionOf(shops)).toBeGreaterThanOrEqual(0.92)
    expect(recallOf(shops)).toBeGreaterThanOrEqual(0.75)
    expect(precisionOf(demo)).toBeGreaterThanOrEqual(0.995)
    expect(recallOf(demo)).toBeGreaterThanOrEqual(0.92)
  },
  600_000,
)

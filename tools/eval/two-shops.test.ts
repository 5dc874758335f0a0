import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/platform/project-root.ts'
import { judgeShops, type LabelledShops, readLabelledShops } from './two-shops.ts'

const FOLDER = join(projectRoot, '../shared/data/matching/two-shops')

test.skipIf(!existsSync(FOLDER))(
  'B-02 real shops’ offers of one brand’s long series: 97 of 100 merges are right, three of four true pairs found',
  async () => {
    const { precision, recall } = judgeShops((await readLabelledShops(FOLDER)) as LabelledShops, 0)
    expect(precision).toBeGreaterThanOrEqual(0.97)
    expect(recall).toBeGreaterThanOrEqual(0.75)
  },
  60_000,
)

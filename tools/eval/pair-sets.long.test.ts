import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/platform/project-root.ts'
import { evaluatePairSet } from './pair-sets.ts'

const FOLDER = join(projectRoot, '../shared/data/matching')

test.skipIf(!existsSync(FOLDER)).each([
  ['Textual_Abt-Buy', 0.89],
  ['Structured_Amazon-Google', 0.69],
  ['Structured_Walmart-Amazon', 0.86],
] as const)(
  'the product’s features and learner answer %s with an F1 of %d at least',
  (name, floor) => {
    expect(evaluatePairSet(join(FOLDER, name, 'train.txt'), join(FOLDER, name, 'valid.txt')).f1).toBeGreaterThan(floor)
  },
  120_000,
)

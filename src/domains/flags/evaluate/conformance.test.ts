import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { evalCondition, GrowthBook } from '@growthbook/growthbook'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { createEvaluator } from './evaluator.ts'

/**
 * The public conformance cases of the package, against what the product runs: its own evaluator, the package's class that browsers run, and
 * the functions that both stand on.
 */
const FILE = ['../shared', '../../shared']
  .map((folder) => resolve(projectRoot, folder, 'data/flags/growthbook-cases-half.json'))
  .find((path) => existsSync(path))

type Case = readonly [name: string, ...rest: never[]]
const cases: Record<string, readonly Case[]> = FILE === undefined ? {} : JSON.parse(readFileSync(FILE, 'utf8'))

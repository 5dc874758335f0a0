import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { complexityComplaints, lintComplexity, mostBranched } from './complexity.ts'

function branches(count: number) {
  return Array.from({ length: count - 1 }, (_, index) => `  if (a === ${index}) return ${index}`).join('\n')
}

test('a planted function of 21 branches is named, one of 20 is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-planted-'))
  try {
    for (const count of [20, 21]) {
      writeFileSync(join(folder, `of${count}.ts`), `export function f(a: number) {\n${branches(count)}\n}\n`)
    }
    const figures = mostBranched(lintComplexity([folder]))
    expect([...figures]).toEqual([[expect.stringMatching(/of21\.ts$/), 21]])
    expect(complexityComplaints(figures, {})).toEqual([
      expect.stringMatching(/of21\.ts: complexity 21, the limit is 20$/),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an exception that is no longer needed is named', () => {
  const exceptions = { 'a/thing.ts': { complexity: 30, why: 'planted' } }
  expect(complexityComplaints(new Map([['a/thing.ts', 30]]), exceptions)).toEqual([])
  expect(complexityComplaints(new Map([['a/thing.ts', 31]]), exceptions)).toHaveLength(1)
  expect(complexityComplaints(new Map(), exceptions)[0]).toMatch(/takes its figure out$/)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LongestFirst } from './longest-first.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-order-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SHARED = { name: 'shared', isolate: false, groupOrder: 0 }
const OWN = { name: 'own process', isolate: true, groupOrder: 0 }
const ALONE = { name: 'alone', isolate: false, groupOrder: 1 }

/** A file that reads as `text`, in a project; what the sequencer looks at of it, and no more. */
function aFile(name: string, text: string, { groupOrder, isolate, name: project } = SHARED): TestSpecification {
  const moduleId = join(folder, name)
  writeFileSync(moduleId, text)
  const config = { isolate, sequence: { groupOrder } }
  return { moduleId, project: { name: project, config } } as unknown as TestSpecification
}

/** The names in the order in which they run, where a file took so many milliseconds in the run before. */
async function orderOf(files: TestSpecification[], took: Record<string, number> = {}): Promise<string[]> {
  const getTestSpecificationResult = ({ moduleId }: TestSpecification) => {
    const duration = took[basename(moduleId)]
    return duration === undefined ? undefined : { duration, failed: false }
  }
  const sequencer = new LongestFirst({ cache: { getTestSpecificationResult } } as unknown as Vitest)
  return (await sequencer.sort(files)).map(({ moduleId }) => basename(moduleId))
}

test('where no run has been yet, by what a file opens, then by its length', async () => {
  const files = [
    aFile('short', 'expect(1)'),
    aFile('long', 'expect(1)'.repeat(100)),
    aFile('database', 'await testDatabase()'),
    aFile('marketplace', 'await aMarketplace(); await testDatabase()'),
    aFile('browser', 'await launchBrowser()'),
    aFile('spoken-of', 'testDatabases'),
  ]
  expect(await orderOf(files)).toEqual(['browser', 'marketplace', 'database', 'long', 'spoken-of', 'short'])
})

test('by what they took, with what they open on top; a file that is new stands by its estimate between them', async () => {
  const files = [
    aFile('quick', 'x'.repeat(9_000)),
    aFile('slow', 'x'),
    aFile('quick-database', 'await testDatabase()'),
    aFile('new-marketplace', 'await aMarketplace()'),
  ]
  const took = { quick: 10, slow: 5_000, 'quick-database': 20 }
  expect(await orderOf(files, took)).toEqual(['slow', 'new-marketplace', 'quick-database', 'quick'])
})

test('those with a process of their own come first, and a later group comes last, however long they take', async () => {
  const files = [
    aFile('alone', 'x', ALONE),
    aFile('shared-slow', 'x'),
    aFile('own-quick', 'x', OWN),
    aFile('own-slow', 'x', OWN),
    aFile('shared-quick', 'x'),
  ]
  const took = { alone: 90_000, 'shared-slow': 9_000, 'own-quick': 1, 'own-slow': 2, 'shared-quick': 5 }
  expect(await orderOf(files, took)).toEqual(['own-slow', 'own-quick', 'shared-slow', 'shared-quick', 'alone'])
})

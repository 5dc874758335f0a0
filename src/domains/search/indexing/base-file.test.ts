import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Watermark } from '#platform/outbox/outbox.ts'
import { newestBase, readBaseFacts, removeOldBases, startCards, writeBase } from './base-file.ts'

const facts = { watermark: '1:1:' as Watermark, yardsticks: { medians: [], accuracies: [] }, eshops: [], brands: [] }

test('a build that is gone back to finds its newest base, however often the newer one has built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-bases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let atMs = 1_000
  const build = async (version: string) => {
    atMs += 1_000
    const cards = await startCards(folder)
    await writeBase(folder, { version, builtAtMs: atMs }, [Buffer.from(version)], { facts, cards })
    await removeOldBases(folder)
  }
  for (const version of ['aa', 'bb', 'bb', 'cc', 'cc', 'cc']) await build(version)
  expect(await newestBase(folder, 'aa')).toBeNull()
  const kept = await newestBase(folder, 'bb')
  expect(kept).toMatchObject({ builtAtMs: 4_000 })
  if (kept === null) return
  expect(await readBaseFacts(folder, kept)).toEqual(facts)
  // Gone back to: what was the newer build's is now the other one.
  for (const version of ['bb', 'bb']) await build(version)
  expect([await newestBase(folder, 'cc'), await newestBase(folder, 'bb')]).toMatchObject([
    { builtAtMs: 7_000 },
    { builtAtMs: 9_000 },
  ])
})

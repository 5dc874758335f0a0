import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemo } from '../../demo/generate.ts'
import type { DemoManifest, FeedFile } from '../../demo/manifest.ts'
import { type FeedFindings, feedFindings } from './feed-findings.ts'

let folder: string
let manifest: DemoManifest
let findings: FeedFindings[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-eval-'))
  manifest = await generateDemo({
    dataFolder: folder,
    port: 3100,
    today: new Date('2026-11-21T09:30:00Z'),
    productCount: 900,
  })
  findings = await Promise.all(manifest.feeds.map((feed) => feedFindings(manifest, feed)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the demo’s dirty feeds', () => {
  test('are of at least nine dialects', () => {
    expect(new Set(findings.map(({ dialect }) => dialect)).size).toBeGreaterThanOrEqual(9)
  })

  test('F7 F8 F9 F11 lose no good offer, and none is read wrong', () => {
    expect(findings.flatMap(({ lost, readWrong }) => [...lost, ...readWrong])).toEqual([])
    expect(findings.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(manifest.offers)
  })

  test('let no decoy in', () => {
    for (const { shop, decoys, decoysLost } of findings)
      expect({ shop, decoysLost }).toEqual({ shop, decoysLost: decoys })
  })

  test('are told of with code, severity and place, and of nothing else', () => {
    expect(findings.flatMap(({ missed }) => missed)).toEqual([])
    expect(findings.flatMap(({ falseAlarms }) => [...falseAlarms.keys()])).toEqual([])
  })

  test('an offer that is gone, a decoy that comes in and a defect elsewhere are seen', async () => {
    const feed = manifest.feeds.find(({ shop }) => shop === 'atelier-rua-nova') as FeedFile
    const lines = (await readFile(feed.file, 'utf8')).split('\n')
    const [first, ...rest] = lines.map((line) => line.replace('"-5.00"', '"5.00"'))
    const file = join(folder, 'broken.jsonl')
    await writeFile(file, ['', ...rest, ''].join('\n'))
    const found = await feedFindings(manifest, { ...feed, file })
    expect(first).toContain('"id"')
    expect(found.lost).toHaveLength(1)
    expect(found.decoys - found.decoysLost).toBe(1)
    await writeFile(file, ['', ...lines].join('\n'))
    expect((await feedFindings(manifest, { ...feed, file })).placed).toBe(0)
  })
})

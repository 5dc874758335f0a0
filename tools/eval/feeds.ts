/**
 * The demo's feeds with their seeded dirt, dialect by dialect: whether every good offer is there and read right, whether every
 * decoy is out, and whether each defect is told with its code and severity at its line and column (docs/benchmarks.md, Evaluation).
 * Ends with 1 when a good offer is lost or read wrong, a decoy comes in or a defect is missed.
 *
 *     node tools/eval/feeds.ts [--examples]
 *
 * Needs feeds: `npm start` writes them into POISO_DATA.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoManifest } from '../../demo/manifest.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { type FeedFindings, feedFindings } from './feed-findings.ts'

const demo = join(process.env['POISO_DATA'] ?? join(projectRoot, '.data'), 'demo')
const manifest = JSON.parse(readFileSync(join(demo, 'manifest.json'), 'utf8')) as DemoManifest
const findings: FeedFindings[] = []
for (const feed of manifest.feeds) findings.push(await feedFindings(manifest, feed))

console.log(row(['dialect', 'shops', 'items', 'good', 'accepted', 'wrong', 'decoys', 'out', 'defects', 'code', 'line']))
for (const [dialect, own] of Map.groupBy(findings, (one) => one.dialect)) console.log(figures(dialect, own))
console.log(figures('all', findings))
console.log(`${new Set(findings.flatMap(({ kinds }) => kinds)).size} kinds of dirt seeded`)
printAlarms()
const bad = findings.flatMap(({ lost, readWrong, missed }) => [
  ...lost.map((one) => `lost: ${one}`),
  ...readWrong.map((one) => `wrong: ${one}`),
  ...missed.map((one) => `missed: ${one}`),
])
for (const line of bad.slice(0, process.argv.includes('--examples') ? 200 : 10)) console.log(line)
if (bad.length > 0 || sum(findings, (one) => one.decoys - one.decoysLost) > 0) process.exitCode = 1

function figures(name: string, own: readonly FeedFindings[]): string {
  return row([
    name,
    own.length,
    ...(['items', 'goodOffers', 'accepted'] as const).map((key) => sum(own, (one) => one[key])),
    sum(own, (one) => one.readWrong.length),
    ...(['decoys', 'decoysLost', 'defects', 'found', 'placed'] as const).map((key) => sum(own, (one) => one[key])),
  ])
}

function printAlarms(): void {
  const good = sum(findings, (one) => one.goodOffers)
  const counts = new Map<string, number>()
  for (const { falseAlarms } of findings)
    for (const [code, count] of falseAlarms) counts.set(code, (counts.get(code) ?? 0) + count)
  console.log(
    `false alarms per 1,000 good offers: ${counts.size === 0 ? 'none' : [...counts].map(([code, count]) => `${code} ${((count / good) * 1000).toFixed(2)}`).join(', ')}`,
  )
}

function sum(list: readonly FeedFindings[], of: (one: FeedFindings) => number): number {
  return list.reduce((total, one) => total + of(one), 0)
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(9))).join('')
}

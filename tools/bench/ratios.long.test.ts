import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot as root } from '#platform/project-root.ts'

/**
 * What costs are worth beside a probe in the same run, with room for a noisy machine and none for a cost that has tripled: each bound is
 * between a half and a third of what docs/benchmarks.md has. What a machine does otherwise is nobody's mistake.
 */

async function bench(name: string, parameters: readonly string[]): Promise<string> {
  return (
    await promisify(execFile)(process.execPath, [join(root, 'tools/bench', `${name}.ts`), ...parameters], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 10_000_000,
    })
  ).stdout
}

function figure(said: string, pattern: RegExp): number {
  return Number(pattern.exec(said)?.[1] ?? Number.NaN)
}

test('I7 a realistic feed of 30,000 items of which most have a wrong GTIN is imported within 250 MB, and not much slower than it is parsed', async () => {
  const said = await bench('import', ['--offers', '30000', '--wrong-gtins', '0.9', '--once'])
  expect(said).toMatch(/first import .* applied/)
  expect(figure(said, /([\d.]+) MB at most/)).toBeLessThanOrEqual(250)
  expect(figure(said, /([\d.]+) of bare saxes/)).toBeGreaterThan(0.04)
})

test('reading each dialect to offers with categories and attributes costs no more beside its bare parser than it did', async () => {
  const said = await bench('dialects', ['--offers', '3000', '--read'])
  const ratios = Object.fromEntries(
    [...said.matchAll(/^([a-z-]+) .*: ([\d.]+)$/gm)].map(([, dialect, ratio]) => [dialect, Number(ratio)]),
  )
  expect(Object.keys(ratios).toSorted()).toEqual(Object.keys(LEAST).toSorted())
  expect(
    Object.entries(LEAST)
      .filter(([dialect, least]) => !((ratios[dialect] ?? 0) > least))
      .map(([dialect]) => `${dialect}: ${ratios[dialect]}`),
  ).toEqual([])
})

/** Less than half of the ratios of a run on a busy machine, more than a third of those on a quiet one. */
const LEAST: Readonly<Record<string, number>> = {
  'google-xml': 0.04,
  heureka: 0.037,
  zbozi: 0.045,
  kuantokusta: 0.045,
  ceneo: 0.04,
  skroutz: 0.032,
  'generic-xml': 0.03,
  'google-csv': 0.16,
  'idealo-csv': 0.15,
  'shopify-csv': 0.028,
  'woocommerce-csv': 0.12,
  'awin-csv': 0.1,
  'kelkoo-csv': 0.11,
  'generic-csv': 0.095,
  'google-jsonl': 0.028,
  'google-json': 0.027,
  'generic-jsonl': 0.022,
  'shopify-json': 0.019,
}

test('pages of the engine read no more rows, and cost no more beside a plain scan, than they did', async () => {
  const said = await bench('engine', ['--rows', '100000', '--plans', '800'])
  // Drawn from one seed: the same on every machine.
  expect(figure(said, /rows ÷ mean rows visited: ([\d.]+)/)).toBeGreaterThan(8)
  expect(figure(said, /plain scan ÷ mean of a page: ([\d.]+)/)).toBeGreaterThan(7.5)
})

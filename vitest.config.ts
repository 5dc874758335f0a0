import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'

const isLongTier = process.env['TEST_TIER'] === 'long'
const ROOMS = '{src,packages,demo,tools,deploy}/**'

/** What measures times, or starts the whole product with limits of time, has the machine to itself. */
const ALONE = [
  'tools/bench/*.long.test.ts',
  'src/hosts/{newcomer,faults}/*.long.test.ts',
  'src/hosts/launcher/busy-start.long.test.ts',
  'src/domains/feeds/{fuzz,hostile}.long.test.ts',
  'src/ports/search/opensearch/*.long.test.ts',
  'src/hosts/web/open-search-product.long.test.ts',
]
const MODULES = '**/node_modules/**'
const LONG = '**/*.long.test.{ts,tsx}'
/** Files that measure the memory of their process, or change what is everybody's, have one of their own. */
const OWN_PROCESS = filesThatSay(
  /process\.memoryUsage|\bvi\.(?:mock|doMock|stub|spyOn|useFake)|process\.env\[[^\]]+\] = /,
)
const NORMAL_TIER: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'normal',
      // The product's modules are loaded once a process and not once a file, which was half of the work.
      isolate: false,
      include: [`${ROOMS}/*.test.{ts,tsx}`],
      exclude: [MODULES, LONG, ...OWN_PROCESS],
    },
  },
  { extends: true, test: { name: 'normal, own process', include: OWN_PROCESS, exclude: [MODULES, LONG] } },
]
const LONG_TIER: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'long',
      // Files whose tests take a sample in the normal tier are run whole here (tools/test/in-tier.ts).
      include: [`${ROOMS}/*.long.test.{ts,tsx}`, ...filesThatSay(/\binTier\(/)],
      exclude: [MODULES, ...ALONE],
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: { name: 'long, alone', include: ALONE, exclude: [MODULES], maxWorkers: 1, sequence: { groupOrder: 1 } },
  },
]

function filesThatSay(pattern: RegExp): string[] {
  return globSync('{src,packages,demo,tools,deploy}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] }).filter(
    (path) => pattern.test(readFileSync(path, 'utf8')),
  )
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: isLongTier ? LONG_TIER : NORMAL_TIER,
    globalSetup: ['tools/test/postgres-set-up.ts', 'tools/test/built-once-set-up.ts'],
    setupFiles: ['tools/test/file-cost.ts', 'tools/test/leak-check.ts', 'tools/test/property-seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A journey through several pages is much work for a browser that shares two cores with what else is tested.
    testTimeout: isLongTier ? 600_000 : 90_000,
    expect: { poll: { timeout: 15_000 } }, // one second is soon gone beside a busy neighbour
    hookTimeout: isLongTier ? 600_000 : 60_000,
    teardownTimeout: 10_000,
    env: { TZ: 'UTC', NODE_ENV: 'production' }, // React as the product has it: its other build costs twice the time
  },
})

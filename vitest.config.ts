import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const isLongTier = process.env['TEST_TIER'] === 'long'
const ROOMS = '{src,packages,demo,tools}/**'

/** What measures times, or starts the whole product with limits of time, has the machine to itself. */
const ALONE = [
  'tools/bench/*.long.test.ts',
  'src/hosts/**/*.long.test.ts',
  'src/domains/{feeds/{fuzz,hostile},clicks/attacks}.long.test.ts',
]
const MODULES = '**/node_modules/**'
const NORMAL_TIER = {
  include: [`${ROOMS}/*.test.{ts,tsx}`],
  exclude: [MODULES, '**/*.long.test.{ts,tsx}'],
}
const LONG_TIER: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'long',
      include: [`${ROOMS}/*.long.test.{ts,tsx}`, ...inBothTiers()],
      exclude: [MODULES, ...ALONE],
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: { name: 'long, alone', include: ALONE, exclude: [MODULES], maxWorkers: 1, sequence: { groupOrder: 1 } },
  },
]

/** Files whose tests take a sample in the normal tier are run whole in the long one (tools/test/in-tier.ts). */
function inBothTiers(): string[] {
  return globSync('{src,packages}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] }).filter((path) =>
    /\binTier\(/.test(readFileSync(path, 'utf8')),
  )
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...(isLongTier ? { projects: LONG_TIER } : NORMAL_TIER),
    globalSetup: ['tools/test/postgres-set-up.ts'],
    setupFiles: ['tools/test/file-cost.ts', 'tools/test/leak-check.ts', 'tools/test/property-seed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: isLongTier ? 600_000 : 30_000,
    expect: { poll: { timeout: 15_000 } }, // one second is soon gone beside a busy neighbour
    hookTimeout: isLongTier ? 600_000 : 60_000,
    teardownTimeout: 10_000,
    env: { TZ: 'UTC', NODE_ENV: 'production' }, // React as the product has it: its other build costs twice the time
  },
})

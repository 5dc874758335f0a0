import { defineConfig } from 'vitest/config'

const isLongTier = process.env['TEST_TIER'] === 'long'

export default defineConfig({
  test: {
    include: [
      isLongTier ? '{src,packages,demo,tools}/**/*.long.test.{ts,tsx}' : '{src,packages,demo,tools}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', ...(isLongTier ? [] : ['**/*.long.test.{ts,tsx}'])],
    globalSetup: ['tools/test/postgres-set-up.ts'],
    setupFiles: ['tools/test/leak-check.ts', 'tools/test/property-seed.ts'],
    pool: 'forks',
    maxWorkers: isLongTier ? 1 : 2, // the long tier measures times: one file has the machine to itself
    testTimeout: isLongTier ? 600_000 : 30_000,
    expect: { poll: { timeout: 15_000 } }, // one second is soon gone beside a busy neighbour
    hookTimeout: isLongTier ? 600_000 : 60_000,
    teardownTimeout: 10_000,
    env: { TZ: 'UTC' },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,packages,demo,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
  },
})

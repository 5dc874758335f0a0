import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot as root } from '#platform/project-root.ts'

test('fault F4 a feed of 0.3 GB and joined rows stay within the memory of an import', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/bench/huge-feeds.ts'), '--small'], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  })
  expect(stdout).not.toContain('missed')
  expect(stdout.match(/met {4}memory/g)).toHaveLength(4)
})

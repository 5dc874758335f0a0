import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** A folder of the whole run, for what several files need and one of them makes; none while files are watched, whose sources change. */
export default function setUp({ config }: TestProject): (() => void) | undefined {
  if (config.watch || process.env['TEST_BUILT'] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'poiso-test-built-'))
  process.env['TEST_BUILT'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

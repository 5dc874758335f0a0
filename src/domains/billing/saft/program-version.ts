import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#platform/project-root.ts'

const schema = z.object({ version: z.string() })

/** Of the program, as its package says it. */
export function programVersion(): string {
  return schema.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version
}

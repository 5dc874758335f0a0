import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Hashes so many megabytes and says its own milliseconds of processor time. */
const PROGRAM = `const { createHash } = require('node:crypto')
const bytes = Buffer.alloc(1e6, 'x')
const before = process.cpuUsage()
for (let time = 0; time < 400; time += 1) createHash('sha256').update(bytes).digest()
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)`

/** What hashing costs, a process, when so many do it at once: more with two than with one where cores are halves of one. */
export async function hashingMs(atOnce: number): Promise<number> {
  const said = await Promise.all(
    Array.from({ length: atOnce }, () => promisify(execFile)(process.execPath, ['-e', PROGRAM])),
  )
  return said.reduce((sum, { stdout }) => sum + Number(stdout), 0) / atOnce
}

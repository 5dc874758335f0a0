import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

/** What a file's process and the programs that it started have cost, for the list at the end of a run (slowest-reporter.mjs). */

// Hooks run in reverse order: this one, registered before the file's own, comes after them, when what they started has ended.
// oxlint-disable-next-line no-empty-pattern -- a hook names what it takes of the context, and takes nothing
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage()
  Object.assign(suite.file.meta, { cpu: { own: (user + system) / 1e6, started: startedSeconds() } })
})

/** Linux counts ended children with their parent; elsewhere the list lacks them. */
function startedSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}

import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

/** What a file's process and the programs that it started have cost, for the list at the end of a run (slowest-reporter.mjs). */

// A process runs several files: what it has cost before is theirs.
const before = { own: ownSeconds(), started: startedSeconds() }

// Hooks run in reverse order: this one, registered before the file's own, comes after them, when what they started has ended.
// oxlint-disable-next-line no-empty-pattern -- vitest demands a pattern of what a hook wants, and this one wants nothing
afterAll(({}, suite) => {
  const cpu = { own: ownSeconds() - before.own, started: startedSeconds() - before.started }
  Object.assign(suite.file.meta, { cpu })
})

function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Linux counts ended children with their parent, but for those of a browser's pages, which nobody waits for; elsewhere the list lacks them. */
function startedSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}

import type { Worker } from 'node:worker_threads'
import { afterAll } from 'vitest'
import { armFailpoint } from '../../src/platform/failpoints.ts'

/** What a test file must not leave behind: a listening server, a child process, a thread. */
const WATCHED = new Set(['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap'])
const PATIENCE_MS = 2000

const THREADS = Symbol.for('poiso threads')

/** Of the process, which runs one file after the other: each file loads this module anew. */
function threadsOfProcess(): Set<Worker> {
  const kept = (globalThis as { [THREADS]?: Set<Worker> })[THREADS]
  if (kept !== undefined) return kept
  const threads = new Set<Worker>()
  process.on('worker', (thread) => {
    threads.add(thread)
    thread.once('exit', () => threads.delete(thread))
  })
  return ((globalThis as { [THREADS]?: Set<Worker> })[THREADS] = threads)
}

const threads = threadsOfProcess()
const before = countWatched()

// Hooks run in reverse order: this one, registered before the file's own, comes last.
afterAll(async () => {
  // A test that failed may have left one, and the next file runs in this process.
  armFailpoint(null)
  const deadline = performance.now() + PATIENCE_MS
  while (leaked().length > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  const left = leaked()
  if (left.length > 0) throw new Error(`the tests of this file left running: ${left.join(', ')}`)
})

function leaked(): string[] {
  return [...countWatched()]
    .filter(([kind, count]) => count > (before.get(kind) ?? 0))
    .map(([kind, count]) => `${count} ${kind}`)
}

function countWatched(): Map<string, number> {
  const counts = new Map([['thread', threads.size]])
  for (const kind of process.getActiveResourcesInfo())
    if (WATCHED.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

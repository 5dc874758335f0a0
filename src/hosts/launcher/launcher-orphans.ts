import { setTimeout as wait } from 'node:timers/promises'
import { type RunningProgram, runningPrograms, sameFolder, signalOurs } from './running-programs.ts'

/** A child that hears of its launcher's death ends within five seconds (`onStop`). */
const POLITE_MS = 6_000
const LOOK_EVERY_MS = 50
const CHILD_SCRIPTS = ['/web.js', '/worker.js', '/demo.js'] as const

/**
 * Ends the children that a killed launcher of this folder has left: their command names one of our scripts and, as its last word,
 * the folder. A process that has a launcher for a parent is that one's, and whatever else runs is a stranger's. `announce` hears of each.
 */
export async function endOrphans(
  dataFolder: string,
  announce: (pid: number) => void,
  politeMs = POLITE_MS,
): Promise<void> {
  const first = orphansOf(dataFolder)
  for (const { pid } of first) {
    announce(pid)
    signalOurs(pid, 'SIGTERM')
  }
  const deadline = performance.now() + politeMs
  while (first.length > 0) {
    const left = orphansOf(dataFolder)
    if (left.length === 0) return
    if (performance.now() > deadline) for (const { pid } of left) signalOurs(pid, 'SIGKILL')
    await wait(LOOK_EVERY_MS)
  }
}

function orphansOf(dataFolder: string): RunningProgram[] {
  const programs = runningPrograms()
  const launchers = new Set(
    programs.filter(({ words }) => words.some((word) => word.endsWith('/launcher.js'))).map(({ pid }) => pid),
  )
  return programs.filter(
    ({ words, parent, pid }) => isChild(words, dataFolder) && !launchers.has(parent) && signalOurs(pid, 0),
  )
}

function isChild(words: readonly string[], dataFolder: string): boolean {
  return (
    words.slice(0, -1).some((word) => CHILD_SCRIPTS.some((script) => word.endsWith(script))) &&
    sameFolder(words.at(-1) ?? '', dataFolder)
  )
}

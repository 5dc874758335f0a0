import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endOrphans } from './launcher-orphans.ts'
import { runningProgram, signalOurs } from './running-programs.ts'

const POLITE_MS = 20_000

/**
 * One launcher per data folder. A later one takes over: it ends the earlier (whose terminal may be long gone), and what one that was
 * killed has left, and waits for them, so that a start always succeeds. `announce` hears about it.
 */
export async function takeOver(dataFolder: string, announce: (text: string) => void): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  refuseForeign(dataFolder)
  const path = join(dataFolder, 'launcher.pid')
  const earlier = readPid(path)
  if (earlier !== null && earlier !== process.pid && isLauncher(earlier)) {
    announce(`ending the earlier start of this folder (process ${earlier})`)
    await endLauncher(earlier)
  }
  writeFileSync(`${path}.new`, String(process.pid))
  renameSync(`${path}.new`, path)
  await endOrphans(dataFolder, (pid) => announce(`ending what a killed start of this folder left (process ${pid})`))
  return () => {
    if (readPid(path) === process.pid) rmSync(path, { force: true })
  }
}

function refuseForeign(dataFolder: string): void {
  try {
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(
      `POISO_DATA: ${dataFolder} belongs to another user (uid ${statSync(dataFolder).uid}): start as that user, or name another folder`,
      { cause },
    )
  }
}

async function endLauncher(pid: number): Promise<void> {
  signalOurs(pid, 'SIGTERM')
  const deadline = performance.now() + POLITE_MS
  while (isLauncher(pid) && performance.now() < deadline) await wait(50)
  if (isLauncher(pid)) signalOurs(pid, 'SIGKILL')
  while (isLauncher(pid)) await wait(20)
}

/** The number alone proves nothing: after a restart of the machine it may be anybody's. */
function isLauncher(pid: number): boolean {
  return signalOurs(pid, 0) && (runningProgram(pid)?.words.some((word) => word.endsWith('launcher.js')) ?? false)
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null // the usual case: no launcher has run here
  }
}

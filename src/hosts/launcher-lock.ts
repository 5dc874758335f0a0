import { execFileSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLITE_MS = 20_000

/**
 * One launcher per data folder. A later one takes over: it ends the earlier (whose terminal may be long gone) and waits for
 * it, so that a start always succeeds. `announce` hears about it.
 */
export async function takeOver(dataFolder: string, announce: (pid: number) => void): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  refuseForeign(dataFolder)
  const path = join(dataFolder, 'launcher.pid')
  const earlier = readPid(path)
  if (earlier !== null && earlier !== process.pid && isLauncher(earlier)) {
    announce(earlier)
    await endLauncher(earlier)
  }
  writeFileSync(`${path}.new`, String(process.pid))
  renameSync(`${path}.new`, path)
  return () => {
    if (readPid(path) === process.pid) rmSync(path, { force: true })
  }
}

function refuseForeign(dataFolder: string): void {
  try {
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(`POISO_DATA: ${dataFolder} belongs to another user (uid ${statSync(dataFolder).uid}): start as that user, or name another folder`, { cause })
  }
}

async function endLauncher(pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM')
  const deadline = performance.now() + POLITE_MS
  while (isLauncher(pid) && performance.now() < deadline) await wait(50)
  if (isLauncher(pid)) process.kill(pid, 'SIGKILL')
  while (isLauncher(pid)) await wait(20)
}

/** The number alone proves nothing: after a restart of the machine it may be anybody's. */
function isLauncher(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return commandOf(pid).includes('launcher.js')
  } catch {
    return false // no such process, or one of another user
  }
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  const isZombie = / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''))
  return isZombie ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null // the usual case: no launcher has run here
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The contents of `postmaster.pid`: process number, port and, in the last line, whether it takes connections. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

export function readPostmaster(clusterFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return null
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits until a process is gone; false after `timeoutMs`. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false
    await wait(20)
  }
  return true
}

/**
 * Ends a postmaster without a guard, politely first. A pid file whose number now belongs to another program (after a
 * restart of the machine) is only removed, because PostgreSQL would refuse to start beside it.
 */
export async function endOrphan(clusterFolder: string, orphan: Postmaster): Promise<void> {
  if (isPostgres(orphan.pid)) {
    const steps: [NodeJS.Signals, number][] = [
      ['SIGINT', 15_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ]
    for (const [signal, patienceMs] of steps) {
      if (!isAlive(orphan.pid)) break
      process.kill(orphan.pid, signal)
      if (await waitForEnd(orphan.pid, patienceMs)) break
    }
  }
  if (readPostmaster(clusterFolder)?.pid === orphan.pid) rmSync(join(clusterFolder, 'postmaster.pid'), { force: true })
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres')
  } catch {
    return false // it ended while we looked
  }
}

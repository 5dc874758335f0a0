import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'

export interface RunningProgram {
  readonly pid: number
  readonly parent: number
  /** Its command line; of a process that has ended and is only waited for: none. */
  readonly words: readonly string[]
}

/** What runs on this machine and may be looked at. Linux tells without a program of its own, others by `ps`. */
export function runningPrograms(): RunningProgram[] {
  return process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => lookAt(Number(name)))
    : askPs(['-ax'])
}

/** One program; null: there is none of this number any more. */
export function runningProgram(pid: number): RunningProgram | null {
  return (process.platform === 'linux' ? lookAt(pid) : askPs(['-p', String(pid)]))[0] ?? null
}

/** Sends a signal (0: none, only asks). False: no such process, or one of another user, which stays as it is. */
export function signalOurs(pid: number, signal: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Whether two paths lead to one folder, however they are written. */
export function sameFolder(one: string, other: string): boolean {
  return one === other || (one.startsWith('/') && realFolder(one) === realFolder(other))
}

function lookAt(pid: number): RunningProgram[] {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (state === 'Z') return []
    return [
      { pid, parent: Number(parent), words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1) },
    ]
  } catch {
    return [] // it ended while we looked
  }
}

/** Its words are parted by spaces, as those of our own commands are; a folder whose name has one is not recognised. */
function askPs(which: readonly string[]): RunningProgram[] {
  return spawnSync('ps', [...which, '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined || state?.startsWith('Z') === true
        ? []
        : [{ pid: Number(pid), parent: Number(parent), words: command.split(' ') }]
    })
}

function realFolder(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

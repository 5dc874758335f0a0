import { globSync, readFileSync } from 'node:fs'
import { postmasterPid, processesUnder } from './running-site.ts'

/** What the processes of a running site have used, as the kernel counts it; Linux alone. */

export const TICKS_A_SECOND = 100

/** Processor time of the site's processes until now in ticks, by name; PostgreSQL's together. */
export function ticksByProcess(dataFolder: string): Map<string, number> {
  const ticks = new Map<string, number>()
  for (const [name, pid] of nodeProcesses(dataFolder)) ticks.set(name, ticksOf(pid))
  return ticks.set('postgres', ticksOfPostgres(postmasterPid(dataFolder)))
}

/** Of a postmaster and all its processes, those that have ended too. */
export function ticksOfPostgres(postmaster: number): number {
  return processesUnder(postmaster).reduce(
    (sum, pid) => sum + ticksOf(String(pid)),
    ticksOf(String(postmaster), 'ended children'),
  )
}

/** Resident memory of each process in MB; what PostgreSQL's processes share is counted once. */
export function residentMb(dataFolder: string): Map<string, number> {
  const resident = new Map<string, number>()
  for (const [name, pid] of nodeProcesses(dataFolder)) resident.set(name, proportionalMb(pid))
  const all = processesUnder(postmasterPid(dataFolder)).map((pid) => proportionalMb(String(pid)))
  return resident.set(
    'postgres',
    all.reduce((sum, mb) => sum + mb, 0),
  )
}

/** Ticks of a process, or of those of its children that have ended and were waited for; 0 when it is gone. */
export function ticksOf(pid: string, whose: 'own' | 'ended children' = 'own'): number {
  try {
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ')
        .slice(whose === 'own' ? 11 : 13) ?? []
    return Number(user) + Number(system)
  } catch {
    return 0
  }
}

/** 'web', 'worker', 'demo', 'launcher' of this site with their process ids. */
function nodeProcesses(dataFolder: string): [name: string, pid: string][] {
  return globSync('/proc/[0-9]*')
    .map((path) => path.slice('/proc/'.length))
    .flatMap((pid): [string, string][] => {
      const name = nodeProgram(dataFolder, pid)
      return name === null ? [] : [[name, pid]]
    })
}

function nodeProgram(dataFolder: string, pid: string): string | null {
  try {
    if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`POISO_DATA=${dataFolder}\0`)) return null
    return /\/(web|worker|demo|launcher)\.js\0?/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? null
  } catch {
    return null // it ended while we looked, or is not ours to look at
  }
}

function proportionalMb(pid: string): number {
  try {
    return Number(/^Pss:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0 // it ended while we looked
  }
}

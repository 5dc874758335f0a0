import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessFound = { pid: number; command: string }

/** Every process that was started from a folder: it works in it, or names it in its command line or its environment. Linux. */
export function processesIn(folder: string): ProcessFound[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .flatMap((pid) => lookAt(pid, folder))
}

function lookAt(pid: number, folder: string): ProcessFound[] {
  try {
    const isZombie = / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''))
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const belongs =
      command.includes(folder) ||
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ||
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`PWD=${folder}`)
    return belongs && !isZombie ? [{ pid, command }] : []
  } catch {
    return [] // it ended while we looked, or is not ours to look at
  }
}

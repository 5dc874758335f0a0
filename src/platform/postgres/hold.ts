import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** An open write end of the FIFO. While any process has one, the guard keeps PostgreSQL running. */
export type Hold = { readonly fd: number; release: () => void }

/** Opens a write end beside the others; null when no guard reads (nothing runs, or what runs is an orphan). */
export function joinHold(folder: string): Hold | null {
  const path = join(folder, 'hold.fifo')
  if (!existsSync(path)) return null
  try {
    return holdOf(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENXIO') return null // no reader: the guard is gone
    throw error
  }
}

/** The first write end, opened before its guard exists: `ready` must be called once the guard reads. */
export function firstHold(folder: string): Hold & { ready: () => void } {
  const path = join(folder, 'hold.fifo')
  if (!existsSync(path)) execFileSync('mkfifo', ['-m', '666', path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK) // without a reader, opening to write fails
  const hold = holdOf(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK))
  return { ...hold, ready: once(() => closeSync(reader)) }
}

/**
 * The script between this process and the postmaster. File descriptor 3 is a write end that we lend it, so that opening
 * the FIFO does not wait. From then on end of file means that every holder has ended.
 */
export const GUARD_SCRIPT = `
exec 4<../hold.fifo 3>&-
"$@" </dev/null 4<&- &
postmaster=$!
trap '' INT TERM HUP
( read -r _ <&4; kill -INT $postmaster ) &
watcher=$!
exec 4<&-
wait $postmaster
status=$?
kill -9 $watcher 2>/dev/null
exit $status
`

function holdOf(fd: number): Hold {
  return { fd, release: once(() => closeSync(fd)) }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

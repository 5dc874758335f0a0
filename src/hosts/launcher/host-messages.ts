/** What a child process tells the launcher over its channel. */
export type ChildMessage = { kind: 'progress'; stage: string; text: string } | { kind: 'ready' }

/** What the launcher tells a child. The end of the channel means the same: the launcher is gone. */
export type LauncherMessage = { kind: 'stop' }

/** Exit code of a process whose restart cannot help (a wrong variable, a taken port): the launcher ends with its message. */
export const EXIT_HOPELESS = 78

/** How this process ends: until it says so itself (`onStop`), it has begun nothing that needs more. */
let end = (_reason: string): void => process.exit(0)

/**
 * The first thing that a child does, before it waits for anything: it ends with its launcher, or when that wishes it. An orphan would
 * keep the port and the files of the next start. Whether the launcher has died before this is known, whether it does later is heard.
 */
export function endWithLauncher(): void {
  if (process.connected === false) end('disconnect')
  process.once('disconnect', () => end('disconnect'))
  process.on('message', (message: LauncherMessage) => {
    if (message.kind === 'stop') end('stop')
  })
}

/** A line for the person who waits: stage `import`, text `3/12 shops, 6,200 offers`. Without a launcher it is a no-op. */
export function reportProgress(stage: string, text: string): void {
  send({ kind: 'progress', stage, text })
}

/** This process does its work now. The launcher prints Ready when all of its children have said so. */
export function reportReady(): void {
  send({ kind: 'ready' })
}

/**
 * Calls `stop` once when this process should end: SIGTERM, SIGINT, the launcher's wish, or the launcher's death. The process
 * exits when `stop` has resolved, or after `patienceMs` whatever happens, so that no orphan keeps a port. Of the launcher it
 * hears through `endWithLauncher`.
 */
export function onStop(stop: () => Promise<void>, patienceMs = 30_000): void {
  let isStopping = false
  const begin = (reason: string): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), reason === 'disconnect' ? Math.min(patienceMs, 5000) : patienceMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', () => begin('SIGTERM'))
  process.once('SIGINT', () => begin('SIGINT'))
  end = begin
}

/** Ends this process with a message that a person can act on; restarting would not help. */
export function exitHopeless(message: string): never {
  console.error(message)
  process.exit(EXIT_HOPELESS)
}

/** A launcher that has just died hears nothing, and its end is heard by `endWithLauncher`. */
function send(message: ChildMessage): void {
  if (process.connected) process.send?.(message, () => {})
}

import type { BoardView } from '../parts/boards/board-view.ts'

/** Keeps a page of a board up to date: told by a stream while somebody looks, asked for by itself where there is none. */
export interface BoardChannel {
  /** Asks for what the board shows now. */
  refresh(): Promise<void>
  stop(): void
}

export interface ChannelOptions {
  readonly stateUrl: string
  readonly streamUrl: string
  onView(view: BoardView): void
  /** The link leads nowhere any more. */
  onGone(): void
}

/** Where no stream is to be had: so often, and not all at once. */
const ASKS_EVERY_MS = 25_000
/** A page out of sight needs none. */
const HIDDEN_MS = 30_000

export function openBoardChannel(
  { stateUrl, streamUrl, onView, onGone }: ChannelOptions,
  random: () => number = Math.random,
): BoardChannel {
  let stream: EventSource | null = null
  let isStopped = false
  let later: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    isStopped = true
    clearTimeout(later)
    stream?.close()
    document.removeEventListener('visibilitychange', look)
  }
  const refresh = oneAfterAnother(async () => {
    const answer = await fetch(stateUrl, { headers: { accept: 'application/json' }, cache: 'no-store' }).catch(
      () => null,
    )
    if (isStopped || answer === null) return
    if (answer.ok) onView((await answer.json()) as BoardView)
    else if (answer.status === 404) {
      stop()
      onGone()
    }
  })
  const connect = (): void => {
    clearTimeout(later)
    if (isStopped || stream !== null) return
    const opened = new EventSource(streamUrl)
    stream = opened
    opened.addEventListener('mudou', () => void refresh())
    // What was told while there was no stream has not been heard.
    opened.addEventListener('open', () => void refresh())
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return
      stream = null
      void refresh()
      later = setTimeout(connect, ASKS_EVERY_MS * (0.8 + 0.4 * random()))
    })
  }
  const look = (): void => {
    clearTimeout(later)
    if (document.visibilityState === 'visible') return connect()
    later = setTimeout(() => {
      stream?.close()
      stream = null
    }, HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return { refresh, stop }
}

/** Several that ask while one is under way are answered by one more. */
function oneAfterAnother(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  return () => {
    if (running === null) {
      running = act().finally(() => (running = null))
      return running
    }
    next ??= running.then(() => {
      next = null
      running = act().finally(() => (running = null))
      return running
    })
    return next
  }
}

/**
 * An open modal is an entry of the browser's history, so that back closes it: under its own address where it has one (which then is a page, or a
 * hash of this one), else under the page's. What happens between a modal's entry and the one below is nobody else's business, and is not told on.
 */
interface Entry {
  readonly mark: string
  readonly address: string | null
  readonly close: () => void
}

interface MarkedState {
  readonly poisoModal?: string
}

const open: Entry[] = []
let made = 0
/** Steps back that we have asked for ourselves and that the browser has not taken yet. */
let expected = 0
let afterSteps: (() => void)[] = []

/** Before anybody else listens: what is heard at the window is heard in the order in which it was asked for. */
export function watchSteps(): void {
  addEventListener('popstate', steppedTo)
}

/** The modal stands: returns what takes its entry away, for whoever closes it by another way than back. */
export function enterModal(address: string | null, close: () => void): () => void {
  const entry = { mark: `${performance.timeOrigin}.${++made}`, address, close }
  open.push(entry)
  // Closed and opened again at once: the step back comes first.
  if (expected === 0) push(entry)
  return () => {
    const at = open.indexOf(entry)
    if (at < 0) return
    open.splice(at, 1)
    if (markOf(history.state) !== entry.mark) return
    expected++
    history.back()
  }
}

/** Runs it once no step that we have asked for is under way: at once, or when the browser has taken the last one. */
export function onceStepped(run: () => void): void {
  if (expected === 0) run()
  else afterSteps.push(run)
}

function push({ mark, address }: Entry): void {
  history.pushState({ ...history.state, poisoModal: mark }, '', address ?? location.href)
}

function steppedTo(event: PopStateEvent): void {
  if (expected > 0) {
    event.stopImmediatePropagation()
    const waiting = open.at(-1)
    if (--expected > 0) return
    if (waiting !== undefined && markOf(event.state) === null) push(waiting)
    const runs = afterSteps
    afterSteps = []
    for (const run of runs) run()
    return
  }
  const mark = markOf(event.state)
  const at = open.findIndex((each) => each.mark === mark)
  // Forward again to one that was closed: its address is shown as what it is.
  if (mark !== null && at < 0) return location.reload()
  const closed = open.splice(at + 1)
  if (closed.length > 0) event.stopImmediatePropagation()
  for (const { close } of closed.toReversed()) close()
}

function markOf(state: MarkedState | null): string | null {
  return state?.poisoModal ?? null
}

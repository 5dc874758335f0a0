import { STORED } from '../state/browser-storage.ts'
import { readCookie } from '../state/cookie.ts'

/** So far below or above the window an island counts as visible: its code is there when it is seen. */
const NEAR = '200px'

/**
 * Calls `wake` once the element's island shall be woken by what it declares. What somebody stores while the page stands is to be
 * seen at once: then nothing waits for the browser to be idle. A touch is the document's business (start-islands.ts).
 */
export function whenDue(element: HTMLElement, wake: () => void): void {
  const { storedUnder, withCookie, wakes } = element.dataset
  const hasReason =
    (storedUnder !== undefined && isStored(storedUnder)) ||
    (withCookie === undefined ? storedUnder === undefined : readCookie(withCookie) !== null)
  if (hasReason) return whenDeclared(element, wake)
  if (storedUnder !== undefined)
    onceStored(storedUnder, () => (wakes === 'visible' ? whenVisible(element, wake) : wake()))
}

function whenDeclared(element: HTMLElement, wake: () => void): void {
  switch (element.dataset['wakes']) {
    case 'load':
      return wake()
    case 'idle':
      return whenIdle(wake)
    case 'visible':
      return whenVisible(element, wake)
  }
}

/** Where a browser never comes to rest, it is done all the same. */
const IDLE_WITHIN_MS = 3_000

/** Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS })
  else setTimeout(run, 200)
}

const seen = new WeakMap<Element, () => void>()
let sight: IntersectionObserver | undefined

/** What has no box of its own (`display: contents`) is seen by its first child. */
function whenVisible(element: HTMLElement, wake: () => void): void {
  if (!('IntersectionObserver' in window)) return wake()
  sight ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sight?.unobserve(target)
        seen.get(target)?.()
      }
    },
    { rootMargin: NEAR },
  )
  const box = element.firstElementChild ?? element
  seen.set(box, wake)
  sight.observe(box)
}

const waiting = new Map<string, (() => void)[]>()

function onceStored(key: string, run: () => void): void {
  if (waiting.size === 0) listenToStorage()
  waiting.set(key, [...(waiting.get(key) ?? []), run])
}

function isStored(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

/** Of another tab (`storage`) and of this one, where a write that failed counts too: until the page is left it holds. */
function listenToStorage(): void {
  const told = (key: string | null): void => {
    const runs = key === null ? [] : (waiting.get(key) ?? [])
    if (key !== null) waiting.set(key, [])
    for (const run of runs) run()
  }
  addEventListener('storage', ({ key, newValue }) => newValue !== null && told(key))
  addEventListener(STORED, (event) => told((event as CustomEvent<string>).detail))
}

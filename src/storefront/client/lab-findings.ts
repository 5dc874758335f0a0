import { nodesOf } from './trusted.ts'

interface Progress {
  readonly version: string
  readonly isOver?: boolean
  readonly words?: string
  readonly html?: string
}

const PAUSE_MS = 400
const PAUSE_AFTER_FAILURE_MS = 3_000
/** A screen reader is told how it goes now and then, and the end at once. */
const WORDS_EVERY_MS = 4_000

/** Puts new findings into the page while the feed is read; what was opened, and where the focus is, stay. */
export function followFindings(root: Document): void {
  const place = root.querySelector<HTMLElement>('[data-lab-result]')
  const url = place?.dataset['labResult']
  if (place && url) void follow(place, url)
}

async function follow(place: HTMLElement, url: string): Promise<void> {
  let version = ''
  let saidAt = -Infinity
  for (;;) {
    const progress = await ask(`${url}?v=${encodeURIComponent(version)}`)
    if (progress === 'gone') return location.reload()
    if (progress !== null && progress.html !== undefined) {
      version = progress.version
      show(place, nodesOf(progress.html))
      if (progress.isOver || performance.now() - saidAt > WORDS_EVERY_MS) {
        saidAt = performance.now()
        say(place, progress.words ?? '')
      }
      if (progress.isOver) return
    }
    await new Promise((resolve) => setTimeout(resolve, progress === null ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS))
  }
}

async function ask(url: string): Promise<Progress | 'gone' | null> {
  try {
    const answer = await fetch(url, { credentials: 'same-origin' })
    if (answer.status === 410 || answer.status === 404) return 'gone'
    return answer.ok ? ((await answer.json()) as Progress) : null
  } catch {
    // Offline for a moment: asked again.
    return null
  }
}

function show(place: HTMLElement, nodes: DocumentFragment): void {
  const known = new Map([...place.querySelectorAll('details')].map((each) => [each.id, each.open]))
  for (const details of nodes.querySelectorAll('details')) details.open = known.get(details.id) ?? details.open
  const focused = place.contains(document.activeElement) ? focusPath(document.activeElement as HTMLElement) : null
  place.replaceChildren(nodes)
  if (focused !== null) place.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}

/** The same thing in the new findings: a problem's summary, a link by its address. */
function focusPath(element: HTMLElement): string | null {
  const details = element.closest('details')
  if (details !== null) return `#${CSS.escape(details.id)} > summary`
  const href = element.getAttribute('href')
  return href === null ? null : `a[href="${CSS.escape(href)}"]`
}

function say(place: HTMLElement, words: string): void {
  const status = place.ownerDocument.querySelector('[data-lab-words]')
  if (status !== null) status.textContent = words
}

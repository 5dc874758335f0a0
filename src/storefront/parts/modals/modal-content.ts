import { nodesOf } from '../../client/trusted.ts'

/** Longer than anyone waits for a dialog: then it says that nothing came (docs/limits.md). */
const LOADED_WITHIN_MS = 15_000

/**
 * What stands in the dialog of a link: a copy of a part of this page (`#id`), or the part with `data-modal-content` of the page that it leads to.
 * Null: that page is gone, so that no second try helps.
 */
export async function modalContent(href: string, closed: AbortSignal): Promise<HTMLElement | null> {
  if (href.startsWith('#')) return copyOf(document.getElementById(href.slice(1)))
  const answer = await fetch(href, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    signal: AbortSignal.any([closed, AbortSignal.timeout(LOADED_WITHIN_MS)]),
  })
  if (answer.status === 404 || answer.status === 410) return null
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  const content = nodesOf(await answer.text()).querySelector<HTMLElement>('[data-modal-content]')
  if (content === null) throw new Error(`${href} has nothing for a dialog`)
  return content
}

/** A copy, so that the page behind stands still; ids stay unique. */
function copyOf(part: HTMLElement | null): HTMLElement {
  if (part === null) throw new Error('the page has no such part')
  const copy = part.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  return copy
}

import type { ListingPage } from './listing-page.ts'

/** Puts a listing in the place of the one that stands; what a person held stays held: open groups, the focus, a text being typed. */
export function putListing(standing: HTMLElement, { content, title, canonical }: ListingPage): void {
  const [open, focused] = [groupsOf(standing), document.activeElement]
  openAgain(content, open)
  standing.replaceChildren(...content.childNodes)
  document.title = title
  if (canonical !== null) document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
  focusAgain(standing, focused)
}

/** The filters alone, where they stand in their dialog; the listing, which is put when it closes, has its own still. */
export function putFilters(dialog: HTMLElement, { content }: ListingPage): void {
  const form = content.querySelector('[data-filters]')?.cloneNode(true)
  const standing = dialog.querySelector('[data-filters]')
  if (!(form instanceof HTMLElement) || standing === null) return
  const [open, focused] = [groupsOf(dialog), document.activeElement]
  openAgain(form, open)
  standing.replaceWith(form)
  focusAgain(dialog, focused)
}

type Groups = ReadonlyMap<string, boolean>

function groupsOf(root: ParentNode): Groups {
  return new Map(
    [...root.querySelectorAll<HTMLDetailsElement>('details.filter')].map((group) => [nameOf(group), group.open]),
  )
}

function openAgain(root: ParentNode, groups: Groups): void {
  for (const group of root.querySelectorAll<HTMLDetailsElement>('details.filter'))
    group.open = groups.get(nameOf(group)) ?? group.open
}

function nameOf(group: Element): string {
  return group.querySelector('summary')?.textContent ?? ''
}

/** The same control of the new listing; where it is gone, the results, from which one can go on. */
function focusAgain(root: HTMLElement, focused: Element | null): void {
  if (focused === null || focused.isConnected) return
  const next = controlLike(root, focused) ?? root.querySelector<HTMLElement>('#resultados')
  next?.focus({ preventScroll: true })
  if (next instanceof HTMLInputElement && focused instanceof HTMLInputElement && next.type === 'text')
    next.value = focused.value
}

function controlLike(root: HTMLElement, focused: Element): HTMLElement | undefined {
  const key = keyOf(focused)
  return [...root.querySelectorAll<HTMLElement>(focused.tagName)].find((each) => keyOf(each) === key)
}

function keyOf(control: Element): string {
  if (control instanceof HTMLInputElement && control.name !== '') {
    const value = control.type === 'checkbox' ? control.value : ''
    return `${control.name} ${value}`
  }
  return control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? ''
}

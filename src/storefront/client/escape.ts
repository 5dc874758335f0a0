/**
 * Escape puts away whatever the focus or the pointer alone holds open (`data-dismissible`: panels of the menu, tooltips), with the focus
 * where it is. It opens again once both have been elsewhere.
 */
export function dismissByEscape(root: Document): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    for (const each of root.querySelectorAll<HTMLElement>('[data-dismissible]:is(:hover, :focus-within)')) dismiss(each)
  })
}

function dismiss(held: HTMLElement): void {
  held.setAttribute('data-dismissed', '')
  const gone = new AbortController()
  const restore = (event: FocusEvent | PointerEvent): void => {
    if (event.relatedTarget instanceof Node && held.contains(event.relatedTarget)) return
    held.removeAttribute('data-dismissed')
    gone.abort()
  }
  held.addEventListener('focusout', restore, { signal: gone.signal })
  held.addEventListener('pointerleave', restore, { signal: gone.signal })
}

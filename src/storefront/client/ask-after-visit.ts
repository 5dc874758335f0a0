/** Who comes back from a shop is shown, at the offer that led there, where to say that it was other than shown (G-02). */
export function askAfterVisit(root: Document): void {
  let offer: Element | null = null
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[data-offer] a[href*="/v2/clickthrough/"]') : null
    if (link !== null) offer = link.closest('[data-offer]')
  })
  root.addEventListener('visibilitychange', () => {
    if (!root.hidden) offer?.querySelector('[data-mismatch]')?.removeAttribute('hidden')
  })
}

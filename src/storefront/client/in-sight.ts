/**
 * Acts once on each element of the page's main part that matches, those that come later among them, when so much of it is first
 * in the window (L-08).
 */
export function onceInSight<Element extends HTMLElement>(
  root: Document,
  selector: string,
  act: (element: Element) => void,
  share = 0,
): void {
  const main = root.querySelector('main')
  if (!('IntersectionObserver' in window) || main === null) return
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        if (!isIntersecting || intersectionRatio < share) continue
        sight.unobserve(target)
        act(target as Element)
      }
    },
    { threshold: share },
  )
  const watch = (part: ParentNode): void => part.querySelectorAll(selector).forEach((each) => sight.observe(each))
  watch(main)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) {
          if (node.matches(selector)) sight.observe(node)
          watch(node)
        }
  }).observe(main, { childList: true, subtree: true })
}

import { atTop, movedHeader } from './header-motion.ts'

/** Specification 9 */
const DEBOUNCE_MS = 5

/**
 * H-11: tells the styles, by `data-sticky` and `data-hidden` of the header, how it stands. Whoever must keep it in sight puts `data-held` on it
 * (the open search). Its focus keeps it in sight by the styles alone.
 */
export function startStickyHeader(root: Document): void {
  const header = root.querySelector<HTMLElement>('.site-header')
  if (header === null) return
  let motion = atTop
  let waiting: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const { scrollHeight } = root.documentElement
    motion = movedHeader(motion, {
      y: scrollY,
      headerHeight: header.offsetHeight,
      isAtBottom: scrollY + innerHeight >= scrollHeight - 1,
      isHeld: header.matches('[data-held], :has(.menu:hover)'),
    })
    if (motion.isSticky) tellHeight(root, header.offsetHeight)
    header.toggleAttribute('data-sticky', motion.isSticky)
    header.toggleAttribute('data-hidden', motion.isHidden)
  }
  const lookSoon = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(look, DEBOUNCE_MS)
  }
  addEventListener('scroll', lookSoon, { passive: true })
}

let toldPx = 0

/** For what stays in sight below it (styles/header.css). A phone's has two rows, with large letters more; written only when it changes, because the whole page is styled anew. */
function tellHeight(root: Document, px: number): void {
  if (px === toldPx) return
  toldPx = px
  root.documentElement.style.setProperty('--header-height', `${px}px`)
}

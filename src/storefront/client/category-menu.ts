import { isOnTheWay, type Point, TRIANGLE_MS } from './safe-triangle.ts'

/** As in the styles: from here on the menu is a bar with panels. */
const BAR = '(width >= 80rem)'

/**
 * H-05: the bar of categories with a panel under each, once somebody has touched it; until then, and without script, the styles open panels
 * alone. Tab goes along the bar; arrows open a panel and go through it, Escape closes it.
 */
export function takeOverCategoryMenu(menu: HTMLElement): void {
  const bar = matchMedia(BAR)
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-list > li')].filter((item) => panelOf(item) !== null)
  const show = (shown: HTMLElement | null): void => {
    for (const item of items) {
      item.toggleAttribute('data-open', item === shown)
      topOf(item)?.setAttribute('aria-expanded', String(item === shown))
    }
  }
  // What the pointer has opened already stays open.
  show(bar.matches ? (items.find((item) => item.matches(':hover')) ?? null) : null)
  menu.setAttribute('data-scripted', '')
  followPointer(menu, items, show, bar)
  followKeys(menu, items, show, bar)
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget)) && !menu.matches(':hover')) show(null)
  })
}

type Show = (item: HTMLElement | null) => void

function panelOf(item: HTMLElement): HTMLElement | null {
  return item.querySelector('ul')
}
function topOf(item: HTMLElement): HTMLAnchorElement | null {
  return item.querySelector<HTMLAnchorElement>(':scope > a')
}
function linksOf(item: HTMLElement): readonly HTMLAnchorElement[] {
  // Of the panel alone: the bar is a list, too.
  return [...item.querySelectorAll<HTMLAnchorElement>(':scope > ul a')]
}
function openOf(items: readonly HTMLElement[]): HTMLElement | null {
  return items.find((item) => item.hasAttribute('data-open')) ?? null
}

function followPointer(menu: HTMLElement, items: readonly HTMLElement[], show: Show, bar: MediaQueryList): void {
  let last: Point | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  const itemAt = (target: EventTarget | null): HTMLElement | null =>
    items.find((item) => target instanceof Node && item.contains(target)) ?? null
  const follow = (event: PointerEvent): void => {
    if (!bar.matches || event.pointerType === 'touch' || menu.hasAttribute('data-dismissed')) return
    clearTimeout(waiting)
    const [pointed, open] = [itemAt(event.target), openOf(items)]
    const point = { x: event.clientX, y: event.clientY }
    const panel = open === null || pointed === open ? null : panelOf(open)?.getBoundingClientRect()
    // Another item, on the way to the panel that is open: it stands as long as the pointer moves towards it.
    if (panel != null && last !== null && isOnTheWay(point, last, panel))
      waiting = setTimeout(() => show(items.find((item) => item.matches(':hover')) ?? null), TRIANGLE_MS)
    // Between two items the one that is open stays.
    else if (pointed !== null) show(pointed)
    last = point
  }
  menu.addEventListener('pointermove', follow)
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return
    clearTimeout(waiting)
    waiting = setTimeout(() => menu.matches(':hover') || show(null), TRIANGLE_MS)
  })
  // The focus is elsewhere. Until the pointer has left, it opens nothing again (client/escape.ts).
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !menu.matches(':hover')) return
    clearTimeout(waiting)
    show(null)
  })
  // A finger cannot hover: the first touch opens, the second follows the link.
  menu.addEventListener('click', (event) => {
    const item = itemAt(event.target)
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!bar.matches || !isTouch || item === null || item.hasAttribute('data-open')) return
    if (!(event.target instanceof Node && topOf(item)?.contains(event.target))) return
    event.preventDefault()
    show(item)
  })
}

function followKeys(menu: HTMLElement, items: readonly HTMLElement[], show: Show, bar: MediaQueryList): void {
  menu.addEventListener('keydown', (event) => {
    if (!bar.matches || event.ctrlKey || event.metaKey || event.altKey) return
    const item = items.find((each) => each.contains(document.activeElement))
    if (item === undefined) return
    const act = actOf(event.key, item, items, show)
    if (act === null) return
    event.preventDefault()
    act()
  })
}

/** What a key does where the focus stands; null: what the browser does. */
function actOf(key: string, item: HTMLElement, items: readonly HTMLElement[], show: Show): (() => void) | null {
  const links = linksOf(item)
  const at = links.findIndex((link) => link === document.activeElement)
  const into = (index: number) => () => {
    show(item)
    links.at(index % links.length)?.focus()
  }
  const beside = (step: number) => () => {
    const next = items.at((items.indexOf(item) + step) % items.length)
    show(item.hasAttribute('data-open') ? (next ?? null) : null)
    topOf(next ?? item)?.focus()
  }
  const acts: Readonly<Record<string, (() => void) | null>> = {
    ArrowDown: into(at + 1),
    ArrowUp: at < 0 ? into(-1) : at === 0 ? () => topOf(item)?.focus() : into(at - 1),
    ArrowRight: beside(1),
    ArrowLeft: beside(-1),
    Home: at < 0 ? null : into(0),
    End: at < 0 ? null : into(-1),
    Escape: item.hasAttribute('data-open')
      ? () => {
          topOf(item)?.focus()
          show(null)
        }
      : null,
  }
  return acts[key] ?? null
}

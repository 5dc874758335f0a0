import { compareAddress } from '../parts/compare/compare-address.ts'
import { chosenOf, type CompareStore } from '../state/compare-store.ts'

/** What /compare-products does beyond its HTML; each of it on pages that have it only. */
export function enhanceComparePage(root: Document, store: CompareStore): void {
  fillEmpty(root, store)
  const page = root.querySelector<HTMLElement>('[data-compare-page]')
  if (page === null) return
  keepInStep(page, store)
  offerToKeep(page, store)
  limitChoices(page)
  showStrip(page)
  page.querySelector('[data-print]')?.addEventListener('click', () => window.print())
}

/** The bare address stands for what is kept, in this browser or with an account, which is known a moment later. */
function fillEmpty(root: Document, store: CompareStore): void {
  if (root.querySelector('[data-compare-empty]') === null) return
  const fill = (): void => {
    const ids = store.list().map(({ itemId }) => itemId)
    if (ids.length > 0) location.replace(compareAddress(ids, location.search))
  }
  store.subscribe(fill)
  fill()
}

/** Who takes a product out of the page, or puts one in, does so in what is kept; the link or the form goes on as without script. */
function keepInStep(page: HTMLElement, store: CompareStore): void {
  return page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const removed = target?.closest<HTMLElement>('[data-compare-remove]')
    if (removed)
      for (const id of (removed.dataset['compareRemove'] ?? '').split(','))
        removeProduct(store, Number(id), Number(removed.dataset['product'] ?? 0))
    const added = target?.closest<HTMLButtonElement>('button.compare')
    if (added) store.add({ variantId: Number(added.value), productId: Number(added.dataset['product']) })
  })
}

/** By whichever offer it was kept. */
function removeProduct(store: CompareStore, itemId: number, productId: number): void {
  store.remove(itemId)
  for (const like of store.list()) if (productId > 0 && like.productId === productId) store.remove(like.itemId)
}

/** A comparison that somebody sent can be kept. */
function offerToKeep(page: HTMLElement, store: CompareStore): void {
  const button = page.querySelector<HTMLButtonElement>('[data-compare-keep]')
  const columns = [...page.querySelectorAll<HTMLElement>('thead [data-compare-remove]')].map(({ dataset }) => ({
    variantId: Number((dataset['compareRemove'] ?? '').split(',')[0]),
    productId: Number(dataset['product']),
  }))
  const missing = () => columns.filter((column) => chosenOf(store.list(), column) === undefined)
  if (button === null) return
  const paint = () => (button.hidden = missing().length === 0)
  button.addEventListener('click', () => {
    for (const column of missing()) store.add(column)
    page.querySelector<HTMLElement>('[data-compare-scroll]')?.focus()
  })
  store.subscribe(paint)
  paint()
}

/** Names and totals stay at the upper edge while the products' pictures are above it, and go sideways with the table. */
function showStrip(page: HTMLElement): void {
  const [strip, table, head] = [
    page.querySelector<HTMLElement>('[data-compare-strip]'),
    page.querySelector<HTMLElement>('[data-compare-scroll]'),
    page.querySelector('thead'),
  ]
  const columns = strip?.querySelector('.wrap')
  if (!strip || !table || !head || !columns) return
  table.addEventListener('scroll', () => (columns.scrollLeft = table.scrollLeft), { passive: true })
  new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    strip.classList.toggle(
      'shown',
      entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0,
    )
  }).observe(head)
}

/** No more than fit beside each other can be chosen; how many are is said. */
function limitChoices(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('[data-compare-choose]')
  if (form === null) return
  const most = Number(form.dataset['compareChoose'])
  const said = form.querySelector('[data-compare-chosen]')
  const paint = () => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const chosen = boxes.filter(({ checked }) => checked).length
    for (const box of boxes) box.disabled = !box.checked && chosen >= most
    if (said !== null) said.textContent = `${chosen} de ${most} escolhidos`
  }
  form.addEventListener('change', paint)
  paint()
}

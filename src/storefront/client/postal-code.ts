import { readPostalCode } from '#platform/postal-code.ts'
import { POSTAL_CODE_REFUSED, regionOfCode } from '../parts/postal-code/postal-code.ts'
import { readRegion, regionWord, withRegion } from '../region-address.ts'
import { regionStore } from '../state/region-store.ts'
import { type BrowserStorage, browserStorage } from '../state/browser-storage.ts'
import { notConfirmed } from './not-confirmed.ts'
import { MODAL_SHOWN } from '../parts/modals/modal-shown.ts'

const KEY = 'poiso.postal-code'

/**
 * The exact postal code: kept in this browser alone, and asked with each time a product's offers are shown. A code of another
 * region leads to that region's page, whose totals stand until the exact ones are there (product.md 1).
 */
export function enhancePostalCode(root: Document, storage: BrowserStorage = browserStorage()): void {
  root.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-postal]')) return
    event.preventDefault()
    submitCode(root, event.target, storage)
  })
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'regiao') forgetElsewhere(target.value, storage)
  })
  root.addEventListener(MODAL_SHOWN, ({ target }) => {
    const code = readPostalCode(storage.read(KEY) ?? '')
    if (code !== null && target instanceof Element) showTotals(target, code)
  })
  showKeptCode(root, storage)
}

/** An empty field forgets the code. */
function submitCode(root: Document, form: HTMLFormElement, storage: BrowserStorage): void {
  const field = form.querySelector<HTMLInputElement>('[name=codigo-postal]')
  if (field === null) return
  const code = readPostalCode(field.value)
  const isRefused = code === null && field.value.trim() !== ''
  sayRefused(form, field, isRefused)
  if (isRefused) return field.focus()
  storage.write(KEY, code)
  if (code === null) return location.assign(withRegion(location.pathname, readRegion(location.search)))
  field.value = code
  regionStore().choose(regionOfCode(code))
  // Where the form without script leads to: not away from the offers.
  if (regionOfCode(code) !== readRegion(location.search))
    return location.assign(`${withRegion(location.pathname, regionOfCode(code))}#onde`)
  showTotals(root, code)
}

function sayRefused(form: HTMLFormElement, field: HTMLInputElement, isRefused: boolean): void {
  if (isRefused) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  const words = form.querySelector('[data-postal-error]')
  if (words !== null) words.textContent = isRefused ? POSTAL_CODE_REFUSED : ''
}

/** Whoever chooses another region than the code's wants that one. */
function forgetElsewhere(word: string, storage: BrowserStorage): void {
  const code = readPostalCode(storage.read(KEY) ?? '')
  if (code !== null && regionWord(regionOfCode(code)) !== word) storage.write(KEY, null)
}

/** A page of another region is what somebody asked for or was sent. */
function showKeptCode(root: Document, storage: BrowserStorage): void {
  const field = root.querySelector<HTMLInputElement>('[data-postal] [name=codigo-postal]')
  const code = readPostalCode(storage.read(KEY) ?? '')
  if (code === null || root.querySelector('main [data-region]') === null) return
  const [own, shown] = [regionOfCode(code), readRegion(location.search)]
  if (own === shown) {
    if (field !== null) field.value = code
    showTotals(root, code)
  }
}

/** What asks and writes them comes with the first code that is asked with. */
function showTotals(within: ParentNode, code: string): void {
  for (const section of within.querySelectorAll<HTMLElement>('[data-region]')) {
    const shown = section.dataset['region']
    // Another region than the code's was asked for there.
    if (shown !== regionOfCode(code) && shown !== 'mainland') continue
    void Promise.all([import('./delivered-totals.ts'), import('./delivery-prices.ts')]).then(
      ([{ refineTotals }, { refineDeliveries }]) => {
        void refineTotals(section, code)
        if (shown === regionOfCode(code)) void refineDeliveries(section, code)
      },
      () => {
        const status = section.querySelector('[data-totals-status]')
        if (status !== null) status.textContent = notConfirmed(code)
      },
    )
  }
}

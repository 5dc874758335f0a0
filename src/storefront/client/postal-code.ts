import { readPostalCode } from '#platform/europe/postal-code.ts'
import { notConfirmed, POSTAL_CODE_REFUSED, regionOfCode } from '../parts/postal-code/postal-code.ts'
import { readRegion, regionWord, withRegion } from '../region-address.ts'
import { regionStore } from '../state/region-store.ts'
import { type PostalCodeStore, postalCodeStore } from '../state/postal-code-store.ts'
import { MODAL_SHOWN } from '../parts/modals/modal-shown.ts'

/**
 * The exact postal code: kept in this browser alone, and asked with each time a product's offers are shown. A code of another
 * region leads to that region's page, whose totals stand until the exact ones are there (product.md 1).
 */
export function enhancePostalCode(root: Document, store: PostalCodeStore = postalCodeStore()): void {
  root.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-postal]')) return
    event.preventDefault()
    submitCode(root, event.target, store)
  })
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'regiao') forgetElsewhere(target.value, store)
  })
  root.addEventListener(MODAL_SHOWN, ({ target }) => {
    const code = store.current()
    if (code !== null && target instanceof Element) showTotals(target, code)
  })
  showKeptCode(root, store)
}

/** An empty field forgets the code. */
function submitCode(root: Document, form: HTMLFormElement, store: PostalCodeStore): void {
  const field = form.querySelector<HTMLInputElement>('[name=codigo-postal]')
  if (field === null) return
  const code = readPostalCode(field.value)
  const isRefused = code === null && field.value.trim() !== ''
  sayRefused(form, field, isRefused)
  if (isRefused) return field.focus()
  store.set(code)
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
function forgetElsewhere(word: string, store: PostalCodeStore): void {
  const code = store.current()
  if (code !== null && regionWord(regionOfCode(code)) !== word) store.set(null)
}

/** A page of another region is what somebody asked for or was sent. */
function showKeptCode(root: Document, store: PostalCodeStore): void {
  const field = root.querySelector<HTMLInputElement>('[data-postal] [name=codigo-postal]')
  const code = store.current()
  if (code === null || root.querySelector('main [data-region]') === null) return
  const [own, shown] = [regionOfCode(code), readRegion(location.search)]
  if (own === shown) {
    if (field !== null) field.value = code
    showTotals(root, code)
  }
}

function showTotals(within: ParentNode, code: string): void {
  const sections = [...within.querySelectorAll<HTMLElement>('[data-region]')].filter(({ dataset: { region } }) =>
    // Another region than the code's was asked for there.
    [regionOfCode(code), 'mainland'].includes(region ?? ''),
  )
  if (sections.length > 0) void refine(sections, code)
}

/** The code for it comes with the first code that is asked for: most visits have none. */
async function refine(sections: readonly HTMLElement[], code: string): Promise<void> {
  try {
    const { refineWithin } = await import('./exact-deliveries.ts')
    refineWithin(sections, code)
  } catch {
    for (const section of sections) {
      const status = section.querySelector('[data-totals-status]')
      if (status !== null) status.textContent = notConfirmed(code)
    }
  }
}

import { readCentimetres } from '#platform/centimetres.ts'
import { parsePrice } from '#domains/search/rules/price-value.ts'

/** The two ends of an axis, or of the price. */
const PAIRS = '.axis, .from-to'

/**
 * Says beside a pair of fields of the filters what cannot be read in it, and lets nothing be asked of it before it is put right. Without
 * script the server takes what it can, and turns the ends of a pair round.
 */
export function checkFields(root: Document): void {
  const capture = { capture: true }
  const pairOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(PAIRS) : null)
  root.addEventListener(
    'change',
    (event) => {
      const pair = pairOf(event)
      if (pair !== null && complainOf(pair) !== null) event.stopPropagation()
    },
    capture,
  )
  root.addEventListener(
    'submit',
    (event) => {
      const pairs = event.target instanceof Element ? [...event.target.querySelectorAll(PAIRS)] : []
      const wrong = pairs.map(complainOf).find((field) => field !== null)
      if (wrong === undefined) return
      event.preventDefault()
      event.stopPropagation()
      wrong.focus()
    },
    capture,
  )
  // A complaint goes while its field is put right: gone only when the field is left, it would move what is being pressed.
  root.addEventListener('input', (event) => {
    const pair = pairOf(event)
    if (pair?.querySelector('.complaint') != null) complainOf(pair)
  })
  // A field may have been left before this was there.
  for (const pair of root.querySelectorAll(PAIRS)) complainOf(pair)
}

/** The field that is wrong; null: neither, and nothing is said. */
function complainOf(pair: Element): HTMLInputElement | null {
  const fields = [...pair.querySelectorAll('input')]
  const [wrong, words] = judged(fields)
  for (const field of fields) field.ariaInvalid = String(field === wrong)
  pair.querySelector('.complaint')?.remove()
  if (wrong !== null)
    pair.append(
      Object.assign(document.createElement('p'), { className: 'complaint', role: 'alert', textContent: words }),
    )
  return wrong
}

function judged([from, to]: readonly HTMLInputElement[]): readonly [wrong: HTMLInputElement | null, words: string] {
  if (from === undefined || to === undefined) return [null, '']
  const isPrice = from.name === 'preco-de'
  const read = isPrice ? readPrice : readCentimetres
  const [low, high] = [read(from.value.trim()), read(to.value.trim())]
  if (low === undefined || high === undefined) return [low === undefined ? from : to, isPrice ? NO_PRICE : NO_SIZE]
  return low !== null && high !== null && low > high ? [to, '«De» não pode ser mais do que «até».'] : [null, '']
}

const NO_PRICE = 'Escreva euros, por exemplo 80 ou 79,90, até 1\u00a0000\u00a0000.'
const NO_SIZE = 'Escreva centímetros, por exemplo 80 ou 80,5, até 10\u00a0000.'

/** null: left open; undefined: no price. */
function readPrice(text: string): number | null | undefined {
  return text === '' ? null : (parsePrice(text) ?? undefined)
}

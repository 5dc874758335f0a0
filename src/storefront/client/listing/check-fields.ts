import { readCentimetres } from '#domains/search/rules/dimension-value.ts'
import { parsePrice } from '#domains/search/rules/price-value.ts'

/**
 * Says beside each pair of fields of the filters what cannot be read in it; answers the first such field, of which nothing may be asked.
 * Without script the server takes what it can, and turns the ends of a pair round.
 */
export function complainOf(form: HTMLFormElement): HTMLInputElement | null {
  let first: HTMLInputElement | null = null
  for (const from of form.querySelectorAll<HTMLInputElement>('input[name$="-de"]')) {
    const to = form.querySelector<HTMLInputElement>(`input[name="${from.name.slice(0, -2)}ate"]`)
    if (to === null) continue
    const { wrong, words } = judged(from, to)
    say(from, to, wrong, words)
    first ??= wrong
  }
  return first
}

interface Judged {
  readonly wrong: HTMLInputElement | null
  readonly words: string
}

function judged(from: HTMLInputElement, to: HTMLInputElement): Judged {
  const isPrice = from.name === 'preco-de'
  const read = isPrice ? parseEnd : (text: string) => readCentimetres(text.trim())
  const [low, high] = [read(from.value), read(to.value)]
  if (low === undefined || high === undefined)
    return { wrong: low === undefined ? from : to, words: isPrice ? NO_PRICE : NO_SIZE }
  return low !== null && high !== null && low > high
    ? { wrong: to, words: '«De» não pode ser mais do que «até».' }
    : { wrong: null, words: '' }
}

const NO_PRICE = 'Escreva euros, por exemplo 80 ou 79,90, até 1\u00a0000\u00a0000.'
const NO_SIZE = 'Escreva centímetros, por exemplo 80 ou 80,5, até 10\u00a0000.'

/** null: left open; undefined: no price. */
function parseEnd(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parsePrice(text) ?? undefined)
}

function say(from: HTMLInputElement, to: HTMLInputElement, wrong: HTMLInputElement | null, words: string): void {
  const box = from.closest('.axis, .from-to')
  const said = box?.querySelector('.complaint') ?? null
  for (const field of [from, to]) field.setAttribute('aria-invalid', String(field === wrong))
  if (wrong === null) return said?.remove()
  const place = said ?? Object.assign(document.createElement('p'), { className: 'complaint' })
  place.setAttribute('role', 'alert')
  // Written once: what stands there already is not read out again.
  if (place.textContent !== words) place.textContent = words
  if (said === null) box?.append(place)
}

import { track } from './track.ts'

/**
 * A click on a link to a shop, wherever it stands, with the middle button and for a new tab too: it gets an id of its own, which the click host
 * keeps (`c`) and the purchase event tells. The link is itself again at once, because a second click with one id would count as replayed.
 */
export function tellClickOuts(root: Document): void {
  for (const kind of ['click', 'auxclick'])
    root.addEventListener(kind, (event) => tellClickOut(root, event as MouseEvent))
}

function tellClickOut(root: Document, { target, button, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/v2/clickthrough/"]') : null
  // The right button opens a menu.
  if (link === null || button > 1 || defaultPrevented) return
  const address = link.getAttribute('href') ?? ''
  const variant = /\d+(?=\?)/.exec(address)?.[0] ?? ''
  const click_id = newClickId()
  link.href = `${address}&c=${click_id}`
  setTimeout(() => link.setAttribute('href', address))
  track({ name: 'purchase', click_id, variant: Number(variant), value: priceOf(root, link, variant) })
}

/** `randomUUID` is for https alone. */
function newClickId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The shop's price in euros: of a row of offers and a column of a comparison as data, of a card as its own words. */
function priceOf(root: Document, link: Element, variant: string): number {
  const cents = root.querySelector<HTMLElement>(`[data-offer="${variant}"]`)?.dataset['price']
  if (cents !== undefined) return Number(cents) / 100
  const card = link.closest('.card, .row')
  // "1 200 € na loja + 29,90 € de entrega", under the total; where it leads there is no such line.
  const [, beside] = /([\d\s]+(?:,\d+)?)\s€ na loja/.exec(card?.querySelector('.sum')?.textContent ?? '') ?? []
  const words = beside ?? card?.querySelector('.price b')?.textContent ?? ''
  return Number(words.replace(/[^\d,]/g, '').replace(',', '.'))
}

import { STALE_AFTER_HOURS } from '#domains/offers/rules/freshness.ts'
import { sumParts } from '#domains/offers/rules/sum-parts.ts'
import { approximately } from '../copy/approximately.ts'
import { formatCents } from '../copy/format.ts'
import { notConfirmed, regionOfCode } from '../parts/postal-code/postal-code.ts'
import { partsSentence, takenWords } from '../parts/sum/sum-words.ts'
import { askDeliveries } from './ask-deliveries.ts'
import { type DeliveryAnswer, type OfferRow, orderOffers, rankedOffer } from './offer-order.ts'

/**
 * Exact totals to a postal code in place of the region's: asks each offer's delivery (A-01.15), writes it into its row, orders
 * the rows anew, brings the best one up, and says so politely. What cannot be asked keeps the region's total.
 */
export async function refineTotals(section: HTMLElement, code: string): Promise<void> {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-offer]')]
  const status = section.querySelector('[data-totals-status]')
  if (rows.length === 0) return
  section.dataset['code'] = code
  const answers = await askDeliveries(
    rows.map(({ dataset }) => dataset['offer'] ?? ''),
    code,
  )
  // Another code has been asked for meanwhile.
  if (section.dataset['code'] !== code) return
  const told = inPlaceOfNone(answers, section.dataset['region'] !== regionOfCode(code))
  const ordered = orderOffers(rows.map((row, index) => rankedOffer(readRow(row), told[index] ?? null)))
  for (const offer of ordered) writeRow(offer, code)
  putInOrder(ordered.map(({ row }) => row))
  const isAnswered = answers.some((answer) => answer !== null)
  const best = ordered[0]?.standing === 'fresh' ? ordered[0] : null
  const box = regionalBox(section)
  markBest(section, ordered.length > 1 ? best : null)
  if (isAnswered && best !== null && box !== null) writeBox(box, best, code)
  // The link to all offers stands where the page has not all of them.
  const isPart = section.querySelector('[data-modal=offers]') !== null
  if (status !== null) status.textContent = isAnswered ? totalsStatus(ordered, code, isPart) : notConfirmed(code)
}

/** Where rows say another region's totals (a dialog over a listing), what could not be asked is unknown: theirs must not stand beside exact ones. */
export function inPlaceOfNone(
  answers: readonly (DeliveryAnswer | null)[],
  isElsewhere: boolean,
): readonly (DeliveryAnswer | null)[] {
  return isElsewhere && answers.some((answer) => answer !== null)
    ? answers.map((answer) => answer ?? { kind: 'unknown' })
    : answers
}

/** Rows that move lose the focus, which whoever reads there is given back. */
function putInOrder(rows: readonly HTMLElement[]): void {
  const focused = document.activeElement
  rows[0]?.parentElement?.append(...rows)
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true })
}

/** What is said of rows in their order: the best one, or why there is none. `isPart`: other offers of the product are not among them. */
export function totalsStatus(rows: readonly OfferRow[], code: string, isPart = false): string {
  const [first] = rows
  const none = isPart ? 'Nenhuma destas lojas' : 'Nenhuma loja'
  switch (first?.standing) {
    case 'fresh':
      return `Totais com entrega em ${code}. O melhor${isPart ? ` destas ${rows.length} ofertas` : ''}: ${formatCents(first.totalCents ?? 0)} na loja ${first.shop}.`
    case 'stale':
      return `Entrega em ${code}: ${none.toLowerCase()} confirmou o preço nas últimas ${STALE_AFTER_HOURS} horas.`
    case 'not_delivered':
      return `${none} entrega em ${code}.`
    case 'out_of_stock':
      return `Fora de stock em todas ${isPart ? 'estas' : 'as'} lojas.`
    default:
      return `${none} diz quanto pede para entregar em ${code}.`
  }
}

/** What of a row's total is voucher and delivery; null while it has none. */
export function partsOfRow({
  answer,
  priceCents,
  plainDeliveryCents,
  withVoucherCents,
  totalCents,
}: OfferRow): ReturnType<typeof sumParts> | null {
  const plain = answer?.kind === 'known' ? answer.cents : plainDeliveryCents
  return totalCents === null || plain === null
    ? null
    : sumParts({ priceCents, plainDeliveryCents: plain, totalCents, withVoucherCents })
}

/** Where a total comes from, as on the page (BestOffer.tsx). */
export function partsWords(offer: OfferRow): string {
  const { offCents, deliveryCents } = partsOfRow(offer) ?? { offCents: 0, deliveryCents: 0 }
  const taken = offCents === 0 ? null : { code: offer.code, off: formatCents(-offCents) }
  return partsSentence({
    price: formatCents(offer.priceCents),
    eshopName: offer.shop,
    taken,
    delivery: deliveryCents === 0 ? 'grátis' : formatCents(deliveryCents),
  })
}

/** Rows as the server made them, for the region: what stands again for whatever cannot be asked. */
const regional = new WeakMap<HTMLElement, OfferRow & { readonly delivery: string }>()

function readRow(row: HTMLElement): OfferRow & { readonly delivery: string } {
  const known = regional.get(row)
  if (known !== undefined) return known
  const { offer, price, plainDelivery = '', code = '', withVoucher = '', total = '', standing, base } = row.dataset
  const read = {
    row,
    variantId: Number(offer),
    priceCents: Number(price),
    plainDeliveryCents: plainDelivery === '' ? null : Number(plainDelivery),
    code,
    withVoucherCents: withVoucher === '' ? null : Number(withVoucher),
    base: base as OfferRow['base'],
    standing: standing as OfferRow['standing'],
    totalCents: total === '' ? null : Number(total),
    delivery: textOf(row, 'delivery'),
    shop: textOf(row, 'shop'),
  }
  regional.set(row, read)
  return read
}

function textOf(within: HTMLElement, name: string): string {
  return within.querySelector(`[data-${name}]`)?.textContent ?? ''
}

function writeRow(offer: OfferRow, code: string): void {
  const { row, totalCents, answer, standing } = offer
  const [total, delivery] = [row.querySelector('[data-total-text]'), row.querySelector('[data-delivery]')]
  const parts = partsOfRow(offer)
  if (delivery !== null)
    delivery.textContent =
      answer == null
        ? readRow(row).delivery
        : deliveryWords(
            answer.kind === 'known' && parts !== null ? { ...answer, cents: parts.deliveryCents } : answer,
            code,
          )
  writeTaken(row.querySelector('[data-taken]'), offer, parts?.offCents ?? 0)
  const words = document.createElement(totalCents === null ? 'span' : 'b')
  if (totalCents === null) words.className = 'fine'
  words.textContent = totalCents !== null ? formatCents(totalCents) : standing === 'unknown' ? 'Por confirmar' : '—'
  total?.replaceChildren(words)
  row.classList.toggle('sunk', standing !== 'fresh' && standing !== 'unknown')
}

/** Under the price, where the voucher is in the total. */
function writeTaken(place: HTMLElement | null, { code }: OfferRow, offCents: number): void {
  if (place === null) return
  place.hidden = offCents === 0
  place.textContent = takenWords(code, formatCents(-offCents))
}

/** As in a cell of the page. */
export function deliveryWords(answer: DeliveryAnswer, code: string): string {
  if (answer.kind === 'known') return answer.cents === 0 ? 'Grátis' : formatCents(answer.cents)
  return answer.kind === 'unknown' ? 'Por confirmar' : `Não entrega em ${code}`
}

function markBest(section: HTMLElement, best: OfferRow | null): void {
  const mark =
    section.querySelector('.best-mark') ??
    Object.assign(document.createElement('span'), { className: 'best-mark', textContent: 'Melhor total' })
  if (best === null) mark.remove()
  else best.row.querySelector('[data-shop]')?.after(mark)
}

/** Boxes as the server made them, for the region. */
const regionalBoxes = new WeakMap<HTMLElement, HTMLElement>()

/** The box at the top of the page without what an earlier code left in it; null of a dialog, which has none. */
function regionalBox(section: HTMLElement): HTMLElement | null {
  const box =
    section.closest('dialog') === null ? section.ownerDocument.querySelector<HTMLElement>('[data-best]') : null
  if (box === null) return null
  const made = regionalBoxes.get(box)
  if (made === undefined) {
    regionalBoxes.set(box, box.cloneNode(true) as HTMLElement)
    return box
  }
  box.replaceChildren(...made.cloneNode(true).childNodes)
  box.dataset['best'] = made.dataset['best'] ?? ''
  return box
}

/** L-15: the same figure in the site's second currency, where it has one. */
function writeSecond(place: HTMLElement | null, { totalCents }: OfferRow): void {
  if (place === null) return
  const { code = '', rate } = place.dataset
  place.textContent = approximately(totalCents ?? 0, { code, rate: Number(rate) })
}

function writeBox(box: HTMLElement, best: OfferRow, code: string): void {
  const write = (name: string, text: string): void => {
    const place = box.querySelector(`[data-best-${name}]`)
    if (place !== null) place.textContent = text
  }
  write('total', formatCents(best.totalCents ?? 0))
  writeSecond(box.querySelector('.second-price'), best)
  write('where', `em ${code}`)
  write('parts', partsWords(best))
  const before = box.querySelector('[data-best-where]')?.previousSibling
  if (before instanceof Text)
    before.data = (partsOfRow(best)?.offCents ?? 0) > 0 ? 'com voucher e entrega ' : 'com entrega '
  box.querySelector('[data-best-unknown]')?.remove()
  if (String(best.variantId) !== box.dataset['best']) box.querySelector('[data-best-drop]')?.remove()
  box.dataset['best'] = String(best.variantId)
  const [own, go] = [
    box.querySelector<HTMLAnchorElement>('[data-best-go]'),
    best.row.querySelector<HTMLAnchorElement>('a.go'),
  ]
  if (own === null || go === null) return
  own.href = go.href
  own.setAttribute('aria-label', go.getAttribute('aria-label') ?? '')
}

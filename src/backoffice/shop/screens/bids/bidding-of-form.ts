import type { ChangeShopBidsParameters } from '#platform/api-client/calls.ts'
import { eurosIn } from '../../../parts/money-words.ts'

export type Bidding = Omit<ChangeShopBidsParameters['requestBody'], 'version'>

/** A form of bids as it was read. */
export interface BiddingForm {
  readonly bidding: Bidding
  /** Of the row of each bid: 'bids.3'; rows that were left empty are counted in the form alone. */
  readonly names: readonly string[]
  readonly errors: Readonly<Record<string, string>>
}

/** The category that stands for all. */
export const ALL_CATEGORIES = '0'
/** What the button 'Estimar' sends as `do`. */
export const ESTIMATE = 'estimate'
const NO_EUROS = 'não é um valor em euros, como 0,15'

/** What the fields of `BidsScreen` say. A row without a price per click is none: so is a bid taken away. */
export function biddingOf(form: FormData): BiddingForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const euros = (name: string, label: string) => {
    const said = eurosIn(text(name))
    if (said !== 'wrong') return said
    errors[name] = `${label}: ${NO_EUROS}.`
    return null
  }
  const names = rowsOf(form).filter((name) => text(`${name}.cpc`) !== '')
  const mode = (['APO', 'MPO', 'RPO'] as const).find((each) => each === text('mode')) ?? 'MPO'
  const bids = names.map((name) => ({
    categoryId: text(`${name}.categoryId`) === ALL_CATEGORIES ? null : Number(text(`${name}.categoryId`)),
    priceFrom: euros(`${name}.priceFrom`, 'Preço desde') ?? 0,
    priceTo: euros(`${name}.priceTo`, 'Preço até'),
    cpc: euros(`${name}.cpc`, 'Por clique') ?? 0,
  }))
  const targetCpc = mode === 'APO' ? euros('targetCpc', 'No máximo por clique') : null
  if (mode === 'APO' && targetCpc === null && errors['targetCpc'] === undefined)
    errors['targetCpc'] = 'No máximo por clique: falta, e o modo APO precisa dele.'
  const factors = factorsOf(text('factors'), errors)
  const labelFactors = labelFactorsOf(text('labelFactors'), errors)
  return { bidding: { mode, targetCpc, bids, factors, labelFactors }, names, errors }
}

function rowsOf(form: FormData): string[] {
  return [...form.keys()].flatMap((name) => (/^bids\.\d+\.cpc$/.test(name) ? [name.slice(0, -'.cpc'.length)] : []))
}

const FACTOR = /^(.+?)[\s:;=]+(\d{1,4})\s*%?$/

/** A line each: the item's own number, then a percentage. */
function factorsOf(text: string, errors: Record<string, string>): Bidding['factors'] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.flatMap((line, at) => {
    const [, itemId, percent] = FACTOR.exec(line.trim()) ?? []
    if (itemId !== undefined) return [{ itemId, percent: Number(percent) }]
    errors['factors'] ??= `Fatores, linha ${at + 1}: «${line.trim()}» não é um número de artigo e uma percentagem.`
    return []
  })
}

const LABEL_FACTOR = /^(?:custom_label_)?([0-4])\s*=\s*(.+?)[\s:;]+(\d{1,4})\s*%?$/i

/** A line each: the label, what it says, then a percentage: 'custom_label_0=verão 150'. */
function labelFactorsOf(text: string, errors: Record<string, string>): NonNullable<Bidding['labelFactors']> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.flatMap((line, at) => {
    const [, label, value, percent] = LABEL_FACTOR.exec(line.trim()) ?? []
    if (value !== undefined) return [{ label: Number(label), value, percent: Number(percent) }]
    errors['labelFactors'] ??=
      `Fatores por rótulo, linha ${at + 1}: «${line.trim()}» não é um rótulo, como custom_label_0=verão, e uma percentagem.`
    return []
  })
}

/** As the field shows them, and `labelFactorsOf` reads them. */
export function labelFactorLines(factors: Bidding['labelFactors'] = []): string {
  return factors.map(({ label, value, percent }) => `custom_label_${label}=${value} ${percent}`).join('\n')
}

/** As the field shows them, and `factorsOf` reads them. */
export function factorLines(factors: Bidding['factors']): string {
  return factors.map(({ itemId, percent }) => `${itemId} ${percent}`).join('\n')
}

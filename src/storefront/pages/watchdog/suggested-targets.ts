import { formatCents, formatDayAndMonth } from '../../copy/format.ts'

/** What is known of an offer's price, or of its total delivered somewhere, when targets are suggested. */
export interface KnownPrice {
  readonly priceCents: number
  /** The lowest that was seen and its day ('2026-10-03'); null: too little was seen to say. */
  readonly lowest: { readonly cents: number; readonly day: string } | null
}

/** A price worth waiting for, in whole euros. */
export interface SuggestedTarget {
  readonly cents: number
  /** How far below the price it truly is, after rounding. */
  readonly percent: { readonly value: number; readonly isExact: boolean }
  /** It stands for the lowest that was seen. */
  readonly isLowest: boolean
}

const SHARES = [5, 10]
const EURO = 100

/** The lowest that was seen, 5 and 10 % less: whole euros, each once, all below the price and above nothing; the nearest first. */
export function suggestedTargets({ priceCents, lowest }: KnownPrice): SuggestedTarget[] {
  // Rounded up: a target below the lowest price might never come.
  const lowestEuros = lowest === null ? null : Math.ceil(lowest.cents / EURO)
  const shares = SHARES.map((percent) => Math.round((priceCents * (100 - percent)) / 100 / EURO))
  const euros = [...new Set([...shares, ...(lowestEuros === null ? [] : [lowestEuros])])]
  return euros
    .map((each) => each * EURO)
    .filter((cents) => cents > 0 && cents < priceCents)
    .sort((one, other) => other - one)
    .map((cents) => ({
      cents,
      percent: percentBelow(cents, priceCents),
      isLowest: lowestEuros !== null && cents === lowestEuros * EURO,
    }))
}

function percentBelow(cents: number, priceCents: number): SuggestedTarget['percent'] {
  const share = ((priceCents - cents) * 100) / priceCents
  return { value: Math.max(1, Math.round(share)), isExact: Number.isInteger(share) }
}

export interface TargetWords {
  readonly lowest: KnownPrice['lowest']
  /** It has been watched for all of the 90 days. */
  readonly isWhole: boolean
  readonly isPayable: boolean
  /** Totals are meant, with what delivery costs today; the history is of the price alone. */
  readonly isTotal: boolean
}

/** 'o mais baixo dos últimos 90 dias, a 3 de outubro', 'cerca de 5 % abaixo do preço de hoje' */
export function targetMeaning(
  { cents, percent, isLowest }: SuggestedTarget,
  { lowest, isWhole, isPayable, isTotal }: TargetWords,
): string {
  const [what, withDelivery] = isTotal ? ['preço mais baixo', ' com a entrega de hoje'] : ['mais baixo', '']
  if (isLowest && lowest !== null) {
    const when = `${isWhole ? 'dos últimos 90 dias' : 'desde que seguimos este preço'}`
    const day = `a\u00a0${formatDayAndMonth(lowest.day).replaceAll(' ', '\u00a0')}`
    return cents === lowest.cents
      ? `o ${what} ${when}${withDelivery}, ${day}`
      : `perto do ${what} ${when}${withDelivery}: ${formatCents(lowest.cents)}, ${day}`
  }
  const share = `${percent.value}\u00a0% abaixo ${isTotal ? 'do total' : 'do preço'} ${isPayable ? 'de hoje' : 'mais recente'}`
  return percent.isExact ? share : `cerca de ${share}`
}

/** Money that has come, as a person or a bank tells of it. */
export interface Movement {
  /** "2026-11-26" */
  readonly receivedOn: string
  /** Negative: money that went back to a shop. */
  readonly cents: number
  /** What the bank says of it, in one line. */
  readonly remittance: string
  /** By which it is known again; null: told by hand. */
  readonly bankKey: string | null
}

/** What of a bank's file cannot be read, and where. */
export interface MovementProblem {
  /** Line of a CSV file, or the number of the entry in a statement, from 1. */
  readonly at: number
  readonly why: string
}

/** A movement that stands in the file twice, the same in all. */
export interface RepeatedMovement {
  readonly at: number
  /** Where it stands first. */
  readonly firstAt: number
}

export interface ReadMovements {
  readonly source: 'camt.053' | 'csv'
  readonly movements: readonly Movement[]
  /** Money that went out, and what is not booked yet. */
  readonly leftOut: number
  readonly problems: readonly MovementProblem[]
  /** They are among the movements. */
  readonly repeated: readonly RepeatedMovement[]
}

/** A file that is none of the kinds, or is cut. */
export class PaymentFileError extends Error {}

export const PAYMENT_LIMITS = {
  remittanceCharacters: 300,
  fileBytes: 20_000_000,
  xmlDepth: 50,
  mostCents: 10_000_000_000,
} as const

/** "1.234,56", "1234.56", "1 234,5" → cents; null: it is no amount. Thousands stand between one kind of mark: "0.125" is no 125. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0€]/g, '').replace(/EUR$/i, '')
  const match = /^([+-]?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(plain)
  if (match === null) return null
  const [, sign = '', whole = '', group, point, part = ''] = match
  if (group !== undefined && group === point) return null
  const cents = centsOf(whole.replace(/[.,]/g, ''), part)
  return cents !== null && sign === '-' ? -cents : cents
}

/** A decimal number of XML (camt.053 has up to five decimals and no thousands): "12.50000" → 1250; null: it is none, or no whole cents. */
export function readXmlAmount(text: string): number | null {
  const [, whole, part = ''] = /^\+?(\d+)(?:\.(\d{0,2})0*)?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : centsOf(whole, part)
}

function centsOf(whole: string, part: string): number | null {
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= PAYMENT_LIMITS.mostCents ? cents : null
}

/** "2026-11-26", also with a time or a zone behind it, or "26/11/2026" → ISO; null: it is no day of this century. */
export function readDay(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(20\d\d)-(\d\d)-(\d\d)(?:$|[TZ+-])/.exec(text) ?? []
  const [, day, month, year] = /^(\d\d)[/.-](\d\d)[/.-](20\d\d)$/.exec(text) ?? []
  const iso = isoYear === undefined ? `${year}-${month}-${day}` : `${isoYear}-${isoMonth}-${isoDay}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso
}

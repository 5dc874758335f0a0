import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Eshop, findEshopBySlug, loadEshops } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type CommandContext, UsageError } from '#platform/cli/command.ts'
import { type Clock, shiftedClock, systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Issuer, readDocumentName } from '../invoices/document.ts'
import { issuerOf } from '../invoices/issuer.ts'
import { readAmount, readDay } from '../payments/payment.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** The words of a command by its options. */
export function readOptions<const O extends Options>(
  command: string,
  parameters: readonly string[],
  options: O,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals })
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}

export function clockOf({ config }: Pick<CommandContext, 'config'>): Clock {
  return config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
}

/** The shop that `--shop NAME` names. */
export async function namedShop(db: Database, command: string, shop: string): Promise<Eshop> {
  const eshop = await findEshopBySlug(db, slugOf(shop))
  if (eshop === null) throw new UsageError(`${command}: --shop ${shop}: there is no such shop`)
  return eshop
}

/** Names of shops by their ids, for people. */
export async function shopNames(db: Database): Promise<(eshopId: number | null) => string> {
  const names = new Map((await loadEshops(db)).map(({ id, slug }) => [Number(id), slug]))
  return (eshopId) => (eshopId === null ? '' : (names.get(eshopId) ?? `shop ${eshopId}`))
}

/** Who writes the documents; nothing is begun without. */
export function neededIssuer(command: string, config: CommandContext['config']): Issuer {
  const issuer = issuerOf(config)
  if ('missing' in issuer)
    throw new UsageError(`${command}: ${issuer.missing.join(', ')} must say who writes the documents`)
  return issuer
}

/** Cents of `--amount 12,50`. */
export function amountOf(command: string, text: string): number {
  const cents = readAmount(text)
  if (cents === null || cents === 0) throw new UsageError(`${command}: --amount ${text} is no amount in euros`)
  return cents
}

/** Cents of an option that says what something costs, which nothing does for less than nothing. */
export function priceOf(command: string, option: string, text: string): number {
  const cents = readAmount(text)
  if (cents === null || cents < 0) throw new UsageError(`${command}: ${option} ${text} is no amount in euros from 0 on`)
  return cents
}

export function dayOf(command: string, option: string, text: string): string {
  const day = readDay(text)
  if (day === null) throw new UsageError(`${command}: ${option} ${text} is no day`)
  return day
}

/** The number of `--invoice "FT 2026/17"`. */
export function invoiceOf(command: string, text: string): { year: number; number: number } {
  const name = readDocumentName(text)
  if (name?.kind !== 'FT') throw new UsageError(`${command}: --invoice ${text} is no number of an invoice (FT 2026/17)`)
  return name
}

/** "12.34" */
export function eurosOfMicros(micros: number): string {
  return (micros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')
}

/** "12.34" */
export function eurosOfCents(cents: number): string {
  return (cents / 100).toFixed(2)
}

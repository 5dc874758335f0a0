import { parseArgs } from 'node:util'
import { UsageError } from '#platform/cli/command.ts'
import { DIALECTS } from '../dialects/registry.ts'

/** Named parameters of a command: `--name value`, or `--name` alone where `flags` names it. UsageError for any other word. */
export function readOptions<Name extends string>(
  parameters: readonly string[],
  names: readonly Name[],
  flags: readonly string[] = [],
): Partial<Record<Name, string>> & { flags: ReadonlySet<string> } {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ])
  try {
    const { values } = parseArgs({ args: [...parameters], options, allowPositionals: false, strict: true })
    const given = Object.entries(values)
    const empty = given.find(([, value]) => value === '')
    if (empty !== undefined) throw new Error(`--${empty[0]} is empty`)
    return {
      ...(Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as Partial<Record<Name, string>>),
      flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** A parameter that must be there. */
export function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`--${name} is missing`)
  return value
}

/** A dialect's name, or the beginning of one before "-" ("google"); null when not given. */
export function readDialect(value: string | undefined): string | null {
  if (value === undefined) return null
  if (DIALECTS.some(({ name }) => name === value || name.startsWith(`${value}-`))) return value
  throw new UsageError(`--dialect "${value}" is not known (${DIALECTS.map(({ name }) => name).join(', ')})`)
}

/** The currency of prices that name none; null when not given. Only euros are sold: prices in any other are refused anyway. */
export function readCurrency(value: string | undefined): string | null {
  if (value === undefined) return null
  if (/^eur$/i.test(value)) return 'EUR'
  throw new UsageError(`--currency "${value}" is not EUR, the only currency that prices are taken in`)
}

/** A host name, lower case, without `www.`; null when not given. */
export function readDomain(value: string | undefined): string | null {
  if (value === undefined) return null
  const domain = value.toLowerCase().replace(/^www\./, '')
  if (/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(domain))
    return domain
  throw new UsageError(`--domain "${value}" is not a host name such as loja.pt`)
}

/** The name of a shop: anything that gives a slug. */
export function readShop(value: string | undefined): string {
  const shop = required(value, 'shop').trim()
  if (!/[\p{L}\p{N}]/u.test(shop) || shop.length > 100)
    throw new UsageError(`--shop "${shop}" is not a name of at most 100 characters`)
  return shop
}

/** The id of an import run; null when not given. */
export function readImportId(value: string | undefined): number | null {
  if (value === undefined) return null
  if (/^[1-9]\d{0,14}$/.test(value)) return Number(value)
  throw new UsageError(`--import "${value}" is not the number of an import`)
}

import { addEshopDomain, ensureEshop, hasAnotherEshop } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { registerFeed } from '../storage.ts'
import { commandDeps } from './command-deps.ts'
import { readCurrency, readDialect, readDomain, readOptions, readShop, required } from './command-options.ts'

const MIN_MINUTES = 15
const MAX_MINUTES = 7 * 24 * 60

/** `poiso feeds add --shop NAME --url U [--every MINUTES] [--domain D] [--dialect D] [--currency EUR]`: the worker fetches it from now on. */
export const addCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop', 'url', 'every', 'domain', 'dialect', 'currency'])
  const shop = readShop(options.shop)
  const url = readUrl(required(options.url, 'url'))
  const [domain, dialect, currency, everyMinutes] = [
    readDomain(options.domain),
    readDialect(options.dialect),
    readCurrency(options.currency),
    readMinutes(options.every),
  ]
  const { db, clock } = await commandDeps(context)
  await db.transaction().execute(async (tx) => {
    const eshopId = await ensureEshop(tx, slugOf(shop, 'loja'), shop, clock.now())
    if (domain !== null && (await hasAnotherEshop(tx, eshopId, domain)))
      throw new UsageError(`--domain ${domain} belongs to another shop`)
    if (domain !== null) await addEshopDomain(tx, eshopId, domain)
    await registerFeed(tx, { eshopId, url, dialect, currency, everyMinutes, isResumed: true }, clock.now())
  })
  context.print(`The feed of ${shop} is fetched from ${url}`)
  return 0
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UsageError(`--url "${text}" is not an http(s) address`)
  return url.href
}

function readMinutes(text: string | undefined): number | null {
  if (text === undefined) return null
  const minutes = Number(text)
  if (Number.isInteger(minutes) && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES) return minutes
  throw new UsageError(`--every "${text}" is not a whole number of minutes from ${MIN_MINUTES} to ${MAX_MINUTES}`)
}

import { readFile } from 'node:fs/promises'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { checkedJson } from '#platform/files/checked-json.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type Bidding, noBidding } from '../bids/bidding.ts'
import { sentBiddingSchema } from '../bids/calls.ts'
import { changeBidding } from '../bids/change-bidding.ts'
import { biddingOfSent } from '../bids/sent-bidding.ts'
import { findBidding } from '../bids/storage.ts'
import { clockOf, namedShop, priceOf, readOptions } from './command-parts.ts'

const MICROS_OF_CENT = 10_000
const OPTIONS = {
  shop: { type: 'string' },
  file: { type: 'string' },
  category: { type: 'string' },
  cpc: { type: 'string' },
  none: { type: 'boolean' },
} as const

/**
 * `poiso bids set --shop NAME (--file F | --cpc EUR [--category SLUG] | --none)`: settles bids under the same checks as the shop's own call; a file is
 * what that call takes, `--cpc` one bid for all prices of a category beside the others. Prints what stands then.
 */
export const bidsSetCommand: Command = async (parameters, context) => {
  const { shop, file, category, cpc, none } = readOptions('bids set', parameters, OPTIONS).values
  if (shop === undefined) throw new UsageError('bids set needs --shop NAME')
  if ([file, cpc, none].filter((said) => said !== undefined).length !== 1)
    throw new UsageError('bids set needs one of --file F, --cpc EUR and --none')
  if (category !== undefined && cpc === undefined) throw new UsageError('bids set: --category goes with --cpc')
  const { db } = await context.database()
  const { id } = await namedShop(db, 'bids set', shop)
  const bidding =
    file !== undefined
      ? await biddingIn(file)
      : cpc === undefined
        ? noBidding
        : withBid(await findBidding(db, id), category, cpc)
  const outcome = await changeBidding(db, id, { bidding, version: null, by: null }, clockOf(context).now())
  if (outcome.kind === 'refused')
    throw new UsageError(`bids set: ${outcome.problems.map(({ place, why }) => `${place} ${why}`).join('; ')}`)
  context.print(JSON.stringify(await findBidding(db, id)))
  return 0
}

async function biddingIn(file: string): Promise<Bidding> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`bids set: --file ${file}: ${error.message}`)
  })
  const read = checkedJson(text, sentBiddingSchema)
  if (read.kind === 'wrong') throw new UsageError(`bids set: --file ${file}: ${read.problems.join('; ')}`)
  return biddingOfSent(read.value)
}

/** The bids of the category, whatever their prices, make room for the one that is said. */
function withBid(before: Bidding, slug: string | undefined, cpc: string): Bidding {
  const category = slug === undefined ? null : categoryBySlug(slug)
  if (slug !== undefined && category === null)
    throw new UsageError(`bids set: --category ${slug}: there is no such category`)
  const categoryId = category?.id ?? null
  const cpcMicros = priceOf('bids set', '--cpc', cpc) * MICROS_OF_CENT
  return {
    ...before,
    bids: [
      ...before.bids.filter((bid) => bid.categoryId !== categoryId),
      { categoryId, priceFromCents: 0, priceToCents: null, cpcMicros },
    ],
  }
}

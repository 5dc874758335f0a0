import { parseArgs } from 'node:util'
import { findEshopBySlug, issueEshopToken, revokeEshopTokens } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'

const OPTIONS = { shop: { type: 'string' }, revoke: { type: 'boolean' }, json: { type: 'boolean' } } as const

/**
 * `poiso shops token --shop NAME [--revoke] [--json]`: prints a new token for the shop's own programs
 * (`Authorization: Bearer …` at `/api/v2/feeds/…`); `--revoke` ends all that it has instead.
 */
export const shopsTokenCommand: Command = async (parameters, context) => {
  const { shop, revoke = false, json = false } = readOptions(parameters)
  if (shop === undefined) throw new UsageError('shops token needs --shop NAME')
  const { db } = await context.database()
  const eshop = await findEshopBySlug(db, slugOf(shop))
  if (eshop === null) throw new UsageError(`--shop ${shop}: there is no such shop`)
  if (revoke) {
    const revoked = (await revokeEshopTokens(db, eshop.id, systemClock.now())).length
    context.print(json ? JSON.stringify({ shop: eshop.slug, revoked }) : `${eshop.name}: ${revoked} tokens revoked`)
    return 0
  }
  const token = await issueEshopToken(db, eshop.id, systemClock.now(), { name: 'poiso shops token' })
  context.print(json ? JSON.stringify({ shop: eshop.slug, token }) : token)
  return 0
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`shops token: ${(error as Error).message}`)
  }
}

import { rediscountAll } from '../history/rediscount-all.ts'
import type { Command } from '#platform/cli/command.ts'
import { refuseParameters } from '#platform/cli/parameters.ts'
import { systemClock } from '#platform/clock.ts'

/** `poiso offers rediscount`: judges every discount anew by what was seen, after the rule has changed; running processes follow by themselves. */
export const rediscountCommand: Command = async (parameters, { database, print }) => {
  refuseParameters('offers rediscount', parameters)
  const { db } = await database()
  print(`discounts judged: ${await rediscountAll(db, systemClock.now())} products changed`)
  return 0
}

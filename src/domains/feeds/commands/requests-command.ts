import { type Command, UsageError } from '#platform/cli/command.ts'
import { dropJoinRequest, listJoinRequests } from '../joining/join-request.ts'
import { readOptions } from './command-options.ts'

/** `poiso shops requests [--done N] [--json]`: shops that want to join; `--done` removes one that has been answered. */
export const shopRequestsCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['done'], ['json'])
  const { db } = await context.database()
  if (options.done !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(options.done) || !(await dropJoinRequest(db, Number(options.done))))
      throw new UsageError(`--done "${options.done}" is not the number of a request`)
    context.print(`Request ${options.done}: removed`)
    return 0
  }
  const requests = await listJoinRequests(db)
  if (options.flags.has('json')) context.print(JSON.stringify(requests))
  else
    for (const { id, shop, site, feedUrl, email, createdAt } of requests)
      context.print(`${id}\t${createdAt.toISOString()}\t${shop}\t${site}\t${feedUrl ?? '-'}\t${email}`)
  return 0
}

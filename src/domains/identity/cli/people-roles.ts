import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { UsageError } from '#platform/cli/command.ts'
import type { Command } from '#platform/cli/command.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { changeRole, GIVEN_ROLES, type GivenRole, rolesOnSite } from '../roles/change-roles.ts'
import { type Person, PERSON, personOfRow } from '../storage.ts'

const OPTIONS = {
  give: { type: 'string' },
  take: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
} as const
const UNKNOWN = 2
const ERASED = 3

/**
 * `poiso people roles ADDRESS [--give ROLE | --take ROLE] [--reason TEXT] [--json]`: what somebody may do in the back office of this
 * site, after a role was given or taken. A site's first admin is made by it.
 */
export const peopleRolesCommand: Command = async (parameters, context) => {
  const { address, give, take, reason = 'poiso people roles', json = false } = readParameters(parameters)
  const { db } = await context.database()
  const site = context.config.project
  const person = await findByAddress(db, address)
  if (person === null) return tellUnknown(context.log, address)
  const role = give ?? take
  if (role !== undefined) {
    const change = { by: null, personId: person.id, role, isGiven: give !== undefined, version: null, reason }
    if ((await changeRole({ db, site }, change)) === 'erased') {
      context.log.warn(`${address} is to be erased and is given no role; the person can undo it by the mail's link`)
      return ERASED
    }
  }
  const roles = rolesOnSite((await findByAddress(db, address))?.roles ?? {}, site)
  context.print(
    json
      ? JSON.stringify({ personId: person.id, site, roles })
      : `${person.name}  ${roles.length === 0 ? 'no role' : roles.join(', ')}`,
  )
  return 0
}

function tellUnknown(log: { warn(message: string): void }, address: string): number {
  log.warn(`nobody has the address ${address}`)
  return UNKNOWN
}

function readParameters(parameters: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true })
    const [address, ...more] = positionals
    if (address === undefined || more.length > 0) throw new Error('takes one ADDRESS')
    if (values.give !== undefined && values.take !== undefined) throw new Error('takes --give or --take, not both')
    const { reason, json } = values
    return { address, give: readRole(values.give), take: readRole(values.take), reason, json }
  } catch (error) {
    throw new UsageError(`people roles: ${(error as Error).message}`)
  }
}

function readRole(text: string | undefined): GivenRole | undefined {
  const role = GIVEN_ROLES.find((each) => each === text)
  if (text !== undefined && role === undefined) throw new Error(`${text} is none of ${GIVEN_ROLES.join(', ')}`)
  return role
}

async function findByAddress(db: DatabaseOrTransaction, address: string): Promise<Person | null> {
  const row = await db
    .selectFrom('identity.person')
    .select(PERSON)
    .where(sql`lower(email)`, '=', address.trim().toLowerCase())
    .executeTakeFirst()
  return row === undefined ? null : personOfRow(row)
}

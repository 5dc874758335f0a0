import { parseArgs } from 'node:util'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { personsAt } from '#domains/identity/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import { addMember, changeMemberRole, type MemberOutcome, removeMember } from '../members/change-members.ts'
import { MEMBER_ROLES, type MemberRole } from '../members/member.ts'

const OPTIONS = {
  shop: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  remove: { type: 'boolean' },
} as const

/** `poiso shops member --shop NAME --email ADDRESS [--role ROLE|--remove]`: for the first owner of a shop, and for one without any. */
export const memberCommand: Command = async (parameters, context) => {
  const { shop, email, role = 'owner', remove = false } = readOptions(parameters)
  if (shop === undefined || email === undefined)
    throw new UsageError('shops member needs --shop NAME and --email ADDRESS')
  if (!isRole(role)) throw new UsageError(`--role ${role}: is none of ${MEMBER_ROLES.join(', ')}`)
  const { db } = await context.database()
  const eshopId = await eshopIdOf(db, shop)
  if (eshopId === null) throw new UsageError(`--shop ${shop}: there is no such shop`)
  const personId = (await personsAt(db, [email])).get(email.toLowerCase())
  if (personId === undefined) throw new UsageError(`--email ${email}: nobody has an account with this address`)
  const of = { eshopId, personId: asId<UserId>(personId), by: null }
  const outcome = await db.transaction().execute((tx) => (remove ? removeMember(tx, of) : settle(tx, of, role)))
  if (outcome === 'last-owner') throw new UsageError(`${email} is the last owner of ${shop}`)
  context.print(`${email}  ${remove ? 'no member' : role}  ${shop}${outcome === 'done' ? '' : '  (unchanged)'}`)
  return 0
}

async function settle(
  tx: DatabaseTransaction,
  of: { readonly eshopId: EshopId; readonly personId: UserId; readonly by: null },
  role: MemberRole,
): Promise<MemberOutcome> {
  const added = await addMember(tx, { ...of, role, now: systemClock.now() })
  return added === 'done' ? 'done' : changeMemberRole(tx, { ...of, role })
}

function isRole(role: string): role is MemberRole {
  return MEMBER_ROLES.some((each) => each === role)
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`shops member: ${(error as Error).message}`)
  }
}

import { randomBytes } from 'node:crypto'
import { UsageError } from '#platform/cli/command.ts'
import type { Command } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { createPasswords } from '../passwords/hash-password.ts'
import { revokeSessions } from '../sessions/session-storage.ts'
import { storePassword } from '../accounts/account-storage.ts'
import { upsertWithRoles } from './upsert-with-roles.ts'

/** The shop is one of demo/shops: identity knows shops by their names alone, there or not. */
const PEOPLE = [
  { email: 'ana@exemplo.pt', name: 'Ana Reis', does: 'shopper', roles: {} },
  { email: 'rui@exemplo.pt', name: 'Rui Sá', does: 'shop owner', roles: { eshop: true, eshops: ['moveis-tavarede'] } },
  { email: 'sofia@exemplo.pt', name: 'Sofia Antunes', does: 'admin', roles: { admin: true } },
  {
    email: 'ines@exemplo.pt',
    name: 'Inês Falcão',
    does: 'editor: articles and rooms',
    roles: { staff: { content: true } },
  },
  {
    email: 'tiago@exemplo.pt',
    name: 'Tiago Prates',
    does: 'editor: shops and feeds',
    roles: { staff: { feeds: true } },
  },
  {
    email: 'marta@exemplo.pt',
    name: 'Marta Seabra',
    does: 'editor: moderation',
    roles: { staff: { moderation: true } },
  },
] as const

const PASSWORD_BYTES = 12

/**
 * `poiso demo people [--json]`: the people of a development site (decisions.md), with one new password, which is printed once;
 * called again, they are the same people with another password, and their sessions have ended. Never under POISO_ENV=production.
 */
export const demoPeopleCommand: Command = async (parameters, context) => {
  if (context.config.env === 'production') throw new UsageError('demo people is for development, never for production')
  if (parameters.some((parameter) => parameter !== '--json')) throw new UsageError('demo people takes --json alone')
  const clock = context.config.clockStart === null ? systemClock : shiftedClock(context.config.clockStart)
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await createPasswords().hash(password)
  const { db } = await context.database()
  await db.transaction().execute(async (tx) => {
    for (const { email, name, roles } of PEOPLE) {
      const { id } = await upsertWithRoles(tx, { email, name, roles }, clock.now())
      await storePassword(tx, id, passwordHash)
      await revokeSessions(tx, { personId: id }, clock.now())
    }
  })
  if (parameters.includes('--json'))
    context.print(JSON.stringify({ password, people: PEOPLE.map(({ email, does }) => ({ email, does })) }))
  else {
    for (const { email, does } of PEOPLE) context.print(`${email}  ${does}`)
    context.print(`password: ${password}`)
  }
  return 0
}

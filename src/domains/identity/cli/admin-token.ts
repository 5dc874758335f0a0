import { parseArgs } from 'node:util'
import { UsageError } from '#platform/cli/command.ts'
import type { Command } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { keptSecret } from '#platform/secret.ts'
import { loginTokens } from '../login-token.ts'
import type { Claims } from '../claims.ts'
import { openSession, sessionCookieName } from '../sessions.ts'
import { upsertPerson } from '../storage.ts'

const ROLES: Readonly<Record<string, Claims['roles']>> = {
  admin: { admin: true, eshop: false, eshops: [] },
  eshop: { admin: false, eshop: true, eshops: [] },
  user: { admin: false, eshop: false, eshops: [] },
}
const TTL_SECONDS = 12 * 3600
const OPTIONS = {
  email: { type: 'string' },
  role: { type: 'string' },
  json: { type: 'boolean' },
  'allow-production': { type: 'boolean' },
} as const

/**
 * `poiso admin token [--email E] [--role admin|eshop|user] [--json] [--allow-production]`: makes the user, opens a
 * session of 12 hours and prints its cookies, so that somebody can be signed in before there are sign-in screens.
 * Refused under POISO_ENV=production without --allow-production.
 */
export const adminTokenCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters)
  const { config } = context
  if (config.env === 'production' && options['allow-production'] !== true)
    throw new UsageError('admin token is for development: under POISO_ENV=production it needs --allow-production')
  const role = options.role ?? 'admin'
  const roles = Object.hasOwn(ROLES, role) ? ROLES[role] : undefined
  if (roles === undefined) throw new UsageError(`--role ${role} is none of ${Object.keys(ROLES).join(', ')}`)
  const clock = config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
  const tokens = loginTokens({ secret: await keptSecret(config), site: config.project, clock })
  const { db } = await context.database()
  const person = await upsertPerson(
    db,
    { email: options.email ?? `${role}@${config.project}.localhost`, name: NAMES[role] ?? role, roles },
    clock.now(),
  )
  const session = await openSession({ db, clock, tokens, config }, person, { ttlSeconds: TTL_SECONDS })
  const cookies = {
    [sessionCookieName(config)]: session.token,
    jwt: session.loginToken,
    ...(role === 'admin' ? { 'admin-mode-2': '1' } : {}),
  }
  const header = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  context.print(
    options.json === true
      ? JSON.stringify({ userId: person.id, role, expiresAt: session.expiresAt.toISOString(), cookies, header })
      : `Cookie: ${header}`,
  )
  return 0
}

const NAMES: Readonly<Record<string, string>> = {
  admin: 'Ana Administradora',
  eshop: 'Luís Lojista',
  user: 'Ursula Utilizadora',
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`admin token: ${(error as Error).message}`)
  }
}

import { parseArgs } from 'node:util'
import { UsageError } from '#platform/cli/command.ts'
import type { Command } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { STAFF_ROLES } from '#platform/http/request/route-classes.ts'
import { keptSecret } from '#platform/secret.ts'
import { loginTokens } from '../login-token.ts'
import type { StoredRoles } from '../roles/stored-roles.ts'
import { openSession, sessionCookieName } from '../sessions.ts'
import { upsertWithRoles } from './upsert-with-roles.ts'

const ROLES: Readonly<Record<string, StoredRoles>> = {
  admin: { admin: true },
  eshop: { eshop: true },
  user: {},
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, { staff: { [role]: true } }])),
}
const TTL_SECONDS = 12 * 3600
const OPTIONS = {
  email: { type: 'string' },
  role: { type: 'string' },
  json: { type: 'boolean' },
  'allow-production': { type: 'boolean' },
} as const

/**
 * `poiso admin token [--email E] [--role ROLE] [--json] [--allow-production]`: makes the user, opens a
 * session of 12 hours and prints its cookies, so that somebody can be signed in before there are sign-in screens.
 * Who can run it holds the database: the session stands for one that a passkey has opened. Refused under POISO_ENV=production without --allow-production.
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
  const email = options.email ?? `${role}@${config.project}.localhost`
  const person = await db
    .transaction()
    .execute((tx) => upsertWithRoles(tx, { email, name: NAMES[role] ?? role, roles }, clock.now()))
  const session = await openSession({ db, clock, tokens, config }, person, {
    ttlSeconds: TTL_SECONDS,
    isByPasskey: true,
  })
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
  feeds: 'Fábio Feeds',
  content: 'Carla Conteúdos',
  moderation: 'Mário Moderador',
  finance: 'Filipa Financeira',
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`admin token: ${(error as Error).message}`)
  }
}

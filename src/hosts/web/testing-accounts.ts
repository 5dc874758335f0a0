import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/connect.ts'

/** The forms of accounts as browsers without script send them, up to the mails that are queued: for tests. */

const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'uma frase minha de manhã'
export const HOUR_MS = 3_600_000
export const ana = { nome: 'Ana Reis', email: 'ana@exemplo.pt', 'palavra-passe': PASSWORD, termos: 'sim' }

export type FormAnswer = Awaited<ReturnType<ReturnType<typeof accountForms>['send']>>

/** What a browser would send back. */
export function cookiesOf({ headers }: FormAnswer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
}

export async function forgetAccounts(db: Database): Promise<void> {
  await sql`truncate identity.person, identity.registration, identity.throttle, mail.message restart identity cascade`.execute(
    db,
  )
}

export function accountForms(app: FastifyInstance, db: Database) {
  function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  }
  function get(url: string, cookie?: string) {
    return app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  }
  async function mails(): Promise<{ mail: string; recipient: string; data: Record<string, string> }[]> {
    const { rows } = await sql<{ mail: string; recipient: string; data: Record<string, string> }>`
      select mail, recipient, data from mail.message order by id`.execute(db)
    return rows
  }
  async function lastPath(): Promise<string> {
    return (await mails()).at(-1)?.data['path'] ?? ''
  }
  async function anAccount(email = ana.email): Promise<string> {
    const registered = await send('/registo', { ...ana, email })
    const confirmed = await send(await lastPath(), {}, { cookie: cookiesOf(registered) })
    if (confirmed.statusCode !== 303) throw new Error(`not confirmed: ${confirmed.statusCode}`)
    return cookiesOf(confirmed)
  }
  function signIn(password = PASSWORD, email = ana.email, headers: Record<string, string> = {}) {
    return send('/login', { email, 'palavra-passe': password }, headers)
  }
  return { send, get, mails, lastPath, anAccount, signIn }
}

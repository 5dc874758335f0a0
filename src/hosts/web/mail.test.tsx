import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { createLog } from '#platform/log.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { noContent } from '#domains/content/contract.ts'
import { mailAllowCommand, mailListCommand, mailRetryCommand } from '#platform/mail/mail-commands.ts'
import { MailLink } from '#platform/mail/mail-parts.tsx'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { noFlags, withoutBuckets } from '#ports/flags/memory-flags.ts'
import { devMailRoutes } from '#storefront/routes/dev-mail-routes.tsx'
import { aRendering, aSite } from '#storefront/testing.ts'
import { mailSide as workerMailSide } from '../worker/mail-side.ts'
import { mailSide, mailsOf } from './mail-side.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const production = { POISO_ENV: 'production', POISO_SECRET: 'a secret of the tests only' }
const hello = defineMail({
  name: 'test.hello',
  kind: 'service',
  data: z.object({ path: z.string() }),
  subject: () => 'Olá <b>',
  reason: () => 'é um teste.',
  Body: ({ path, site }) => <MailLink href={site.url + path}>Ver</MailLink>,
})
beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, mail.message, mail.suppressed`.execute(db)
})

function aServer(env: Record<string, string> = {}) {
  const server = testServer({ env })
  const side = mailSide({ config: readConfig(env), db, clock: systemClock })
  side.routes?.(server.app)
  for (const check of side.readiness ?? []) server.readiness.register(check)
  return server
}

function aWorkerSide(env: Record<string, string> = {}) {
  return workerMailSide({ config: readConfig(env), db, clock: systemClock, log, mails: [hello] })
}
/** What a worker with this configuration does, once. */
async function work(env: Record<string, string> = {}): Promise<void> {
  const { jobs = [] } = aWorkerSide(env)
  if (jobs.length > 0) await runWaitingJobs(database, jobs)
}
async function states(): Promise<string[]> {
  const rows = await db.selectFrom('mail.message').select('state').orderBy('id').execute()
  return rows.map(({ state }) => state)
}

describe('bounces and complaints', () => {
  const secret = 'known to the provider alone'
  const { app } = aServer({ POISO_MAIL_REPORT_SECRET: secret })
  const tell = (reports: unknown, authorization = `Bearer ${secret}`) =>
    app.inject({ method: 'POST', url: '/webhooks/mail', headers: { authorization }, payload: { reports } })

  test('W5 mark their address: nothing is sent to it, and the list says why', async () => {
    const reports = [
      { address: 'Ana@exemplo.pt', kind: 'complaint', detail: 'isto é lixo' },
      { address: 'rui@exemplo.pt', kind: 'bounce' },
    ]
    expect([(await tell(reports)).statusCode, (await tell(reports)).statusCode]).toEqual([204, 204])
    await queueMail(db, hello, { to: 'ana@exemplo.pt', data: { path: '/' } })
    await work()
    expect(await states()).toEqual(['refused'])
    expect(await run(mailListCommand)).toEqual([
      0,
      [
        'refused\t1',
        expect.stringMatching(/^never to ana@exemplo.pt\tcomplaint\t.*\tisto é lixo$/),
        expect.stringMatching(/^never to rui@exemplo.pt\tbounce\t/),
      ],
    ])
    expect(await run(mailAllowCommand, 'ANA@exemplo.pt')).toEqual([0, ['mails go there again']])
    expect((await run(mailAllowCommand, 'ana@exemplo.pt'))[0]).toBe(2)
    await expect(run(mailAllowCommand)).rejects.toThrow('takes one address')
  })

  test('W5 are taken of every address that is written to, however much is said of it', async () => {
    const reports = [
      { address: 'joão@exemplô.pt', kind: 'bounce', detail: `não há\u0000 ${'x'.repeat(9_000)}` },
      { address: 'eva@exemplo.pt', kind: 'bounce' },
    ]
    expect((await tell(reports)).statusCode).toBe(204)
    expect((await run(mailListCommand))[1]).toHaveLength(2)
  })

  test('W5 are believed of those alone who know the secret', async () => {
    const reports = [{ address: 'ana@exemplo.pt', kind: 'bounce' }]
    for (const wrong of ['', 'Bearer ', `Bearer ${secret}x`, secret])
      expect((await tell(reports, wrong)).statusCode).toBe(401)
    expect((await tell([{ address: 'ana', kind: 'bounce' }])).statusCode).toBe(400)
    expect((await tell([{ address: 'ana@exemplo.pt', kind: 'opened' }])).statusCode).toBe(400)
    expect((await tell(null)).statusCode).toBe(400)
    const without = await aServer().app.inject({ method: 'POST', url: '/webhooks/mail', payload: { reports } })
    expect(without.statusCode).toBe(404)
    expect(await run(mailListCommand)).toEqual([0, []])
  })
})

describe('without SMTP_URL', () => {
  test('in development mails are kept, and read at /dev/mail: each with its text, its links, its HTML in a frame', async () => {
    const { app, readiness } = aServer()
    devMailRoutes(app, devPages, mailsOf(db))
    expect((await app.inject('/dev/mail')).body).toContain('Ainda não há nenhum.')
    await queueMail(db, hello, { to: 'ana@exemplo.pt', data: { path: '/a?b=1&c=2' } })
    await work()
    expect(await states()).toEqual(['kept'])
    const list = await app.inject('/dev/mail')
    expect(list.body).toMatch(/Olá &lt;b&gt;<\/a> · <bdi>ana@exemplo.pt<\/bdi> · .*kept/)
    const address = /href="(\/dev\/mail\/\d+)"/.exec(list.body)?.[1] ?? ''
    const one = await app.inject(address)
    expect(one.body).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2">')
    expect(one.body).toContain(`src="${address}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`)
    expect(one.headers['content-security-policy']).toContain("frame-src 'self'")
    const html = await app.inject(`${address}/html`)
    expect(html.body).toContain('href="http://localhost:3000/a?b=1&amp;c=2"')
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox allow-popups/)
    for (const unknown of ['/dev/mail/0', '/dev/mail/99999', '/dev/mail/x', '/dev/mail/99999/html'])
      expect((await app.inject(unknown)).statusCode).toBe(404)
    expect((await readiness.report()).components).toEqual([{ name: 'mail', state: 'works' }])
  })

  test('in production they wait, /readyz says so, and they go when there is one; there is no /dev/mail', async () => {
    const { app, readiness } = aServer(production)
    await queueMail(db, hello, { to: 'ana@exemplo.pt', data: { path: '/' } })
    await work(production)
    expect(await states()).toEqual(['queued'])
    expect((await readiness.report()).components).toEqual([
      { name: 'mail', state: 'degraded', detail: 'SMTP_URL is not set: no mail leaves, and some wait' },
    ])
    expect((await app.inject('/dev/mail')).statusCode).toBe(404)
    expect((await run(mailListCommand))[1]).toContainEqual(
      expect.stringMatching(/^queued \d+\ttest.hello\tana@exemplo.pt/),
    )
    expect((await run(mailRetryCommand, '1'))[0]).toBe(2)
    expect((await run(mailRetryCommand, '--all'))[0]).toBe(0)
  })

  test('a mail whose job is gone, as after an import of a database, gets another', async () => {
    await queueMail(db, hello, { to: 'ana@exemplo.pt', data: { path: '/' } })
    await sql`truncate graphile_worker._private_jobs`.execute(db)
    await work()
    expect(await states()).toEqual(['queued'])
    const { repetitions = [], retention = [] } = aWorkerSide()
    for (const { act } of repetitions) await act()
    await work()
    expect(await states()).toEqual(['kept'])
    for (const { forget } of retention) await forget(new Date(Date.now() + 60_000))
    expect(await states()).toEqual([])
  })
})

const devPages = {
  site: aSite(),
  policy: {},
  signRendering: aRendering,
  content: { shown: () => noContent, version: () => '1' },
  flags: noFlags,
  bucket: 0,
  buckets: withoutBuckets(noFlags),
}

async function run(command: typeof mailListCommand, ...parameters: string[]): Promise<[number, string[]]> {
  const printed: string[] = []
  const code = await command(parameters, {
    config: readConfig({}),
    log,
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return [code, printed]
}

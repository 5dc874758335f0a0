import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#platform/database/testing.ts'
import { deadLetters } from '#platform/jobs/job-report.ts'
import { defineMail } from './define-mail.ts'
import { MailButton, MailHeading, MailText } from './mail-parts.tsx'
import { retryMails } from './mail-report.ts'
import { queueMail } from './queue-mail.ts'
import { allowAddress, suppressedAddresses } from './suppressed.ts'
import { receiveMail, type ReceiverMood } from './testing.ts'

const confirm = defineMail({
  name: 'test.confirm',
  kind: 'service',
  data: z.object({ name: z.string(), path: z.string() }),
  subject: ({ name }) => `Confirme o seu e-mail, ${name}`,
  reason: () => 'alguém se registou com este endereço.',
  Body: ({ name, path, site }) => (
    <>
      <MailHeading>Olá, {name}</MailHeading>
      <MailText>Só falta confirmar que este endereço é seu.</MailText>
      <MailButton href={site.url + path}>Confirmar o e-mail</MailButton>
    </>
  ),
})
const news = defineMail({
  name: 'test.news',
  kind: 'subscription',
  data: z.object({ hash: z.string() }),
  unsubscribePath: ({ hash }) => `/watchdog/unsubscribe/${hash}`,
  subject: () => 'Baixou de preço',
  reason: () => 'pediu um alerta.',
  Body: () => <MailText>Custa agora 199 €.</MailText>,
})

const database = await testDatabase()
const { db } = database
const post = await receiveMail(database, { mails: [confirm, news], patienceMs: 300 })
const ana = { to: 'ana@exemplo.pt', data: { name: 'Ana', path: '/confirmar?a=1&b=2' } }

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, mail.message, mail.suppressed`.execute(db)
  post.receiver.mood = {}
})
afterAll(() => post.close())

describe('a mail', () => {
  test('arrives with its subject, its text and its links, in the common frame', async () => {
    await queueMail(db, confirm, ana)
    const [mail, ...others] = await post.arrived()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ana@exemplo.pt',
      from: 'Poiso <nao-responda@poiso.test>',
      subject: 'Confirme o seu e-mail, Ana',
    })
    expect(mail?.links).toEqual(['http://localhost:3000', 'http://localhost:3000/confirmar?a=1&b=2'])
    expect(mail?.text.split('\n').filter(Boolean)).toEqual([
      'Poiso <http://localhost:3000>',
      'Olá, Ana',
      'Só falta confirmar que este endereço é seu.',
      'Confirmar o e-mail <http://localhost:3000/confirmar?a=1&b=2>',
      'Recebeu este e-mail porque alguém se registou com este endereço.',
    ])
    expect(mail?.html).toContain('<html dir="ltr" lang="pt-PT">')
    // Beside the subject lists of mails show how it goes on, not the subject once more.
    expect(mail?.html).toMatch(
      /data-skip-in-text="true"[^>]*>Só falta confirmar que este endereço é seu. Confirmar o e-mail/,
    )
    expect(mail?.html).toContain('@media (prefers-color-scheme: dark)')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.headers.has('list-unsubscribe')).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'sent', data: null, html: null, answer: '250 2.0.0 Ok: queued as 1' }])
  })

  test('A-03 R-19 that comes by itself says how it is ended, by one POST and by a link', async () => {
    await queueMail(db, news, { to: 'ana@exemplo.pt', data: { hash: 'abc' } })
    const [mail] = await post.arrived()
    expect(mail?.headers.get('list-unsubscribe')).toBe('<http://localhost:3000/watchdog/unsubscribe/abc>')
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.links).toContain('http://localhost:3000/watchdog/unsubscribe/abc')
    expect(mail?.text).toMatch(/Deixar de receber estes e-mails\s<http/)
  })

  test('is sent when its transaction is committed, and of several with one key the first', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        await queueMail(tx, confirm, ana)
        throw new Error('crash between')
      })
      .catch(() => undefined)
    const first = await queueMail(db, confirm, { ...ana, key: 'k' })
    expect([typeof first, await queueMail(db, confirm, { ...ana, key: 'k' })]).toEqual(['number', null])
    expect([(await post.arrived()).length, (await post.arrived()).length]).toEqual([1, 0])
    expect(await queueMail(db, confirm, { ...ana, key: 'k' })).toBeNull()
  })

  test.each([
    'ana@exemplo.pt\r\nBcc: eva@exemplo.pt',
    'ana@exemplo.pt, eva@exemplo.pt',
    'Ana <ana@exemplo.pt>',
    'ana@exemplo.pt\0',
    '"a b"@exemplo.pt',
    'ana@[127.0.0.1]',
    'ana@exemplo',
    'ana..b@exemplo.pt',
    `${'a'.repeat(65)}@exemplo.pt`,
    'ana',
    '',
  ])('W5 goes to one address and nothing else: %j is refused', async (to) => {
    await expect(queueMail(db, confirm, { ...ana, to })).rejects.toThrow('is no address')
    expect(await rows()).toEqual([])
  })

  test('W5 cannot be given headers by what it tells', async () => {
    const name = 'Ana\r\nBcc: eva@exemplo.pt\r\n\r\n<h1>'
    await queueMail(db, confirm, { ...ana, data: { ...ana.data, name } })
    const [mail] = await post.arrived()
    expect(mail?.subject).toBe('Confirme o seu e-mail, Ana Bcc: eva@exemplo.pt <h1>')
    expect(mail?.headers.has('bcc')).toBe(false)
    expect(mail?.html).not.toContain('<h1>\r')
    expect(mail?.html).toContain('&lt;h1&gt;')
  })

  test('that somebody waits for goes before those that come by themselves', async () => {
    await queueMail(db, news, { to: 'rui@exemplo.pt', data: { hash: 'abc' } })
    await queueMail(db, confirm, ana)
    expect((await post.arrived()).map(({ to }) => to)).toEqual(['ana@exemplo.pt', 'rui@exemplo.pt'])
  })
})

describe('W5 a server', () => {
  test.each<[string, ReceiverMood, RegExp]>([
    ['greylists', { onRcpt: '451 4.7.1 come back later' }, /451 4.7.1/],
    ['takes no connections', { onConnect: 'refuse' }, /421/],
    ['hangs at the beginning', { onConnect: 'hang' }, /Timeout|Greeting/],
    ['hangs after a mail', { onData: 'hang' }, /[Tt]imeout/],
    ['refuses for now after a mail', { onData: '452 4.3.1 disk full' }, /452/],
    ['disappears after a mail without having it', { onData: 'vanish' }, /closed|ECONNRESET|reset/],
  ])('that %s gets the mail later, once', async (_, mood, cause) => {
    post.receiver.mood = mood
    await queueMail(db, confirm, ana)
    expect(await post.arrived()).toEqual([])
    const [waiting] = await rows()
    expect(waiting?.state).toBe(mood.onData === 'hang' || mood.onData === 'vanish' ? 'handed' : 'queued')
    expect(waiting?.answer).toMatch(cause)
    expect(Math.round((await pauseMs()) / 1_000)).toBeCloseTo(60, -1)
    post.receiver.mood = {}
    expect(await post.arrived()).toEqual([])
    await pausesEnd()
    expect(await post.arrived()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('that answers 4xx for an hour and more is asked ever more rarely, and after 30 hours a person is told', async () => {
    post.receiver.mood = { onRcpt: '450 4.2.0 busy' }
    await queueMail(db, confirm, ana)
    const pausesMinutes: number[] = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await post.arrived()
      pausesMinutes.push(Math.round((await pauseMs()) / 60_000))
      await pausesEnd()
    }
    expect(pausesMinutes).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 360, 480, 480])
    expect(await deadLetters(db, { limit: 1 })).toEqual([])
    await post.arrived()
    expect(await deadLetters(db, { limit: 1 })).toMatchObject([{ job: 'mail.send', cause: '450 4.2.0 busy' }])
    expect(await rows()).toMatchObject([{ state: 'failed', answer: '450 4.2.0 busy' }])
  })

  test('that takes a mail and disappears before it says so gets it again under the same Message-ID', async () => {
    post.receiver.mood = { onData: 'takeAndVanish' }
    await queueMail(db, confirm, ana)
    const before = await post.arrived()
    post.receiver.mood = {}
    await pausesEnd()
    const both = [...before, ...(await post.arrived())]
    expect(both).toHaveLength(2)
    expect(new Set(both.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    expect(both[0]?.headers.get('date')).toBe(both[1]?.headers.get('date'))
  })

  test('that knows no such mailbox is not asked about it again, whatever is to be sent there', async () => {
    post.receiver.mood = { onRcpt: '550 5.1.1 no such user' }
    await queueMail(db, confirm, ana)
    await post.arrived()
    expect(await suppressedAddresses(db, 9)).toMatchObject([
      { address: 'ana@exemplo.pt', reason: 'bounce', detail: '550 5.1.1 no such user' },
    ])
    expect(await deadLetters(db, { limit: 1 })).toEqual([])
    post.receiver.mood = {}
    await queueMail(db, confirm, { ...ana, to: 'Ana@Exemplo.pt' })
    expect(await post.arrived()).toEqual([])
    expect((await rows()).at(-1)).toMatchObject({
      state: 'refused',
      data: null,
      answer: 'bounce: 550 5.1.1 no such user',
    })
    expect([await allowAddress(db, 'ana@exemplo.pt'), await allowAddress(db, 'ana@exemplo.pt')]).toEqual([true, false])
    await queueMail(db, confirm, ana)
    expect(await post.arrived()).toHaveLength(1)
  })

  test.each(['552 5.2.2 mailbox full', '554 5.7.1 refused by policy'])(
    'that says "%s" has refused this mail, not the address: a person is told',
    async (onRcpt) => {
      post.receiver.mood = { onRcpt }
      await queueMail(db, confirm, ana)
      await post.arrived()
      expect(await suppressedAddresses(db, 9)).toEqual([])
      expect(await deadLetters(db, { limit: 1 })).toMatchObject([{ cause: onRcpt }])
      post.receiver.mood = {}
      const [failed] = await rows()
      expect([await retryMails(db, [0]), await retryMails(db, [Number(failed?.id)])]).toEqual([0, 1])
      expect(await post.arrived()).toHaveLength(1)
      expect([await retryMails(db, null), await deadLetters(db, { limit: 1 })]).toEqual([0, []])
    },
  )

  test('a mail that nobody can make waits for a person, and holds up no other', async () => {
    await queueMail(db, { ...confirm, name: 'test.gone' }, ana)
    await queueMail(db, confirm, ana)
    expect(await post.arrived()).toHaveLength(1)
    expect(await deadLetters(db, { limit: 1 })).toMatchObject([{ cause: 'no mail is named test.gone' }])
  })
})

function rows() {
  return db.selectFrom('mail.message').selectAll().orderBy('id').execute()
}
async function pauseMs(): Promise<number> {
  const { rows: found } = await sql<{ ms: number }>`
    select extract(epoch from run_at - now())::float8 * 1000 as ms from graphile_worker._private_jobs`.execute(db)
  return found[0]?.ms ?? 0
}
/** Failed jobs' pauses are over. */
async function pausesEnd(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
}

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetting } from '#hosts/domain-sides.ts'
import { createTurns } from '#domains/identity/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { renderMail } from '#platform/mail/render-mail.tsx'
import { CONTACT_TURNS, createContact, type SentForm } from './contact.ts'
import { mails } from './mails/contact-mails.tsx'
import { CONTACT_LIMITS, type ContactMessage, readMessage } from './message.ts'
import { personal } from './personal.ts'
import { listMessages } from './storage.ts'
import { worker } from './worker.ts'

const database = await testDatabase()
const { db } = database
const NOW = '2026-11-26T10:00:00Z'
let clock = manualClock(NOW)
const KEY = new Uint8Array(32).fill(7)
const OPERATOR = 'operador@exemplo.pt'

function contactWith(operator: string | null = OPERATOR, key = KEY) {
  return createContact({ db, clock, key, operator, turns: createTurns({ db, clock, key }) })
}
beforeEach(async () => {
  clock = manualClock(NOW)
  await sql`truncate contact.message, mail.message, identity.throttle`.execute(db)
})

const message: ContactMessage = {
  name: 'Ana Reis',
  email: 'ana@exemplo.pt',
  subject: 'Um erro numa página',
  body: 'A página do sofá diz 120 cm.\nA loja diz 210 cm.',
}
function sent(contact: { newFormKey(): string }, given: Partial<SentForm> = {}): SentForm {
  const formKey = contact.newFormKey()
  clock.advanceMs(60_000)
  return { message, place: 'site', formKey, trap: '', ip: '192.0.2.1', sender: null, ...given }
}
async function mailed() {
  const { rows } = await sql<{ mail: string; recipient: string; data: Record<string, unknown> }>`
    select mail, recipient, data from mail.message order by id`.execute(db)
  return rows
}

describe('R-15 what is typed', () => {
  const complaintsOf = (given: Partial<ContactMessage>) => readMessage({ ...message, ...given }).complaints
  test('R-15 is taken as it is, but for what nobody can read', () => {
    expect(
      readMessage({
        name: ' Ana\u202e \u0000Reis 🛋️ ',
        email: ' ana@exemplo.pt ',
        subject: 'Olá\r\nBcc: todos@exemplo.pt',
        body: 'Uma linha\r\noutra linha, com مرحبا e 👩‍👧\u2066\u0007',
      }),
    ).toEqual({
      message: {
        name: 'Ana Reis 🛋️',
        email: 'ana@exemplo.pt',
        subject: 'Olá Bcc: todos@exemplo.pt',
        body: 'Uma linha\noutra linha, com مرحبا e 👩‍👧',
      },
      complaints: {},
    })
  })
  test('R-15 is complained of field by field', () => {
    expect(complaintsOf({ name: ' ', email: '', subject: '\u200b', body: '\n' })).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      body: 'missing',
    })
    expect(complaintsOf({ body: 'Olá' })).toEqual({ body: 'too_short' })
    expect(complaintsOf({ body: 'a'.repeat(CONTACT_LIMITS.fewestBodyChars - 1) })).toEqual({ body: 'too_short' })
    expect(complaintsOf({ body: 'a'.repeat(CONTACT_LIMITS.fewestBodyChars) })).toEqual({})
    for (const [field, most] of [
      ['name', CONTACT_LIMITS.nameChars],
      ['subject', CONTACT_LIMITS.subjectChars],
      ['body', CONTACT_LIMITS.bodyChars],
    ] as const) {
      expect(complaintsOf({ [field]: 'x'.repeat(most) }), field).toEqual({})
      expect(complaintsOf({ [field]: 'x'.repeat(most + 1) }), field).toEqual({ [field]: 'too_long' })
      expect(complaintsOf({ [field]: 'x'.repeat(1_000_000) }), field).toEqual({ [field]: 'too_long' })
    }
  })
  test.each([
    'ana',
    'ana@exemplo',
    'ana@exemplo.pt\r\nBcc: x@exemplo.pt',
    'ana@exemplo.pt, rui@exemplo.pt',
    'Ana <ana@exemplo.pt>',
    '"ana"@exemplo.pt',
    `${'a'.repeat(100_000)}@exemplo.pt`,
    'ana@exemplo.pt\u0000',
  ])('W3 %j is no address that is answered', (email) => {
    expect(complaintsOf({ email })).toEqual({ email: 'malformed' })
  })
})

describe('R-15 a message', () => {
  test('R-15 is kept and mailed to the operator, who answers to its address; its sender gets no mail', async () => {
    const contact = contactWith()
    expect(await contact.send(sent(contact, { place: 'shops' }))).toBe('received')
    expect(await listMessages(db, 10)).toMatchObject([{ ...message, place: 'shops', heldBecause: null }])
    const queued = await mailed()
    expect(queued).toMatchObject([{ mail: 'contact.message-arrived', recipient: OPERATOR }])
    const frame = { site: { name: 'Poiso', url: 'https://poiso.pt' } }
    const arrived = mails[0].compose({ ...queued[0]?.data, body: '<b>olá</b>\nhttp://x.pt' }, frame)
    const { subject, replyTo, html, text } = await renderMail(arrived, frame)
    expect(subject).toMatch(/^Mensagem n\.º \d+: Um erro numa página$/)
    expect(replyTo).toBe(message.email)
    expect(html).toContain('&lt;b&gt;olá&lt;/b&gt;')
    expect(html).not.toContain('href="http://x.pt"')
    expect(text).toContain('no site para lojas')
  })
  test('R-15 sent twice from one form is one message, also at the same moment', async () => {
    const contact = contactWith()
    const form = sent(contact)
    expect(await Promise.all([contact.send(form), contact.send(form), contact.send(form)])).toEqual([
      'received',
      'received',
      'received',
    ])
    expect(await contact.send(form)).toBe('received')
    expect([(await listMessages(db, 10)).length, (await mailed()).length]).toEqual([1, 1])
  })
  test('R-15 is read by the command line alone where no address is configured', async () => {
    const contact = contactWith(null)
    expect(await contact.send(sent(contact))).toBe('received')
    expect([(await listMessages(db, 10)).length, await mailed()]).toEqual([1, []])
  })
  test('R-15 of who is signed in is confirmed to the account’s own address, and to no other', async () => {
    const contact = contactWith()
    const sender = { id: asId<UserId>(5), email: 'Ana@exemplo.pt' }
    await contact.send(sent(contact, { sender }))
    await contact.send(sent(contact, { sender, message: { ...message, email: 'outra@exemplo.pt' } }))
    expect((await mailed()).map(({ mail, recipient }) => `${mail} ${recipient}`)).toEqual([
      `contact.message-arrived ${OPERATOR}`,
      'contact.message-received Ana@exemplo.pt',
      `contact.message-arrived ${OPERATOR}`,
    ])
  })
  test('R-15 from a form that is old or none of ours is not taken, and can be sent again', async () => {
    const contact = contactWith()
    const old = sent(contact)
    clock.advanceMs(CONTACT_LIMITS.formMs)
    for (const formKey of [old.formKey, '', 'x', `${'A'.repeat(22)}.${Date.now().toString(36)}.${'A'.repeat(22)}`])
      expect(await contact.send({ ...old, formKey }), formKey).toBe('stale')
    expect(await contactWith(OPERATOR, new Uint8Array(32).fill(8)).send(sent(contact))).toBe('stale')
    expect(contact.keyFor(old.formKey)).not.toBe(old.formKey)
    expect(await contact.send(sent(contact))).toBe('received')
  })
  test('R-15 that was corrected counts from when its form was first opened', async () => {
    const contact = contactWith()
    const { formKey } = sent(contact)
    expect(contact.keyFor(formKey)).toBe(formKey)
  })
})

describe('R-15 spam', () => {
  test.each([
    ['filled_trap', { trap: 'x' }],
    ['many_links', { message: { ...message, body: 'http://a.pt '.repeat(CONTACT_LIMITS.links + 1) } }],
  ] as const)('R-15 is held (%s), not thrown away, and nobody is mailed', async (heldBecause, given) => {
    const contact = contactWith()
    expect(await contact.send(sent(contact, given))).toBe('received')
    expect(await listMessages(db, 10)).toMatchObject([{ heldBecause }])
    expect(await mailed()).toEqual([])
  })
  test('R-15 is held when nobody can write so fast', async () => {
    const contact = contactWith()
    for (const tookMs of [CONTACT_LIMITS.fastestMs - 1, CONTACT_LIMITS.fastestMs]) {
      const form = {
        message,
        place: 'site',
        formKey: contact.newFormKey(),
        trap: '',
        ip: '192.0.2.1',
        sender: null,
      } as const
      clock.advanceMs(tookMs)
      await contact.send(form)
    }
    expect((await listMessages(db, 10)).map(({ heldBecause }) => heldBecause)).toEqual([null, 'too_fast'])
  })
  test('R-15 is not held for a clock: the form comes from a web process that is a minute ahead', async () => {
    const behind = contactWith()
    clock = manualClock(new Date(Date.parse(NOW) + 60_000).toISOString())
    const formKey = contactWith().newFormKey()
    await behind.send({ message, place: 'site', formKey, trap: '', ip: '192.0.2.1', sender: null })
    expect((await listMessages(db, 10)).map(({ heldBecause }) => heldBecause)).toEqual([null])
  })
  test('R-15 five links are a message', async () => {
    const contact = contactWith()
    await contact.send(sent(contact, { message: { ...message, body: 'http://a.pt '.repeat(CONTACT_LIMITS.links) } }))
    expect(await listMessages(db, 10)).toMatchObject([{ heldBecause: null }])
  })
  test('W4 an address, a network and all together have so many turns; who waits is told how long', async () => {
    const contact = contactWith()
    const from = (n: number, email = message.email) =>
      sent(contact, { ip: `198.51.100.${n}`, message: { ...message, email } })
    for (let time = 0; time < CONTACT_TURNS.ofAddress.burst; time++)
      expect(await contact.send(from(time))).toBe('received')
    const waiting = await contact.send(from(99, 'ANA@exemplo.pt'))
    expect(waiting).toMatchObject({ waitSeconds: expect.any(Number) })
    clock.advanceMs((waiting as { waitSeconds: number }).waitSeconds * 1_000)
    expect(await contact.send(from(100))).toBe('received')
    const outcomes = []
    for (let time = 0; time <= CONTACT_TURNS.ofNetwork.burst; time++)
      outcomes.push(await contact.send({ ...from(200, `pessoa${time}@exemplo.pt`), formKey: contact.newFormKey() }))
    expect(outcomes.filter((outcome) => outcome === 'received').length).toBeGreaterThanOrEqual(
      CONTACT_TURNS.ofNetwork.burst,
    )
  })
})

describe('G-09 what is kept', () => {
  test('G-09 goes after half a year, and the mail about it that still waits with it', async () => {
    const contact = contactWith()
    await contact.send(sent(contact))
    const forget = async (later: number) => {
      const then = manualClock(new Date(Date.parse(NOW) + 60_000 + later).toISOString())
      for (const { act } of forgetting([worker({ db })], then)) await act()
      return [(await listMessages(db, 10)).length, (await mailed()).length]
    }
    const kept = CONTACT_LIMITS.keptDays * 86_400_000
    expect(await forget(kept - 1)).toEqual([1, 1])
    expect(await forget(kept)).toEqual([0, 0])
  })
  test('G-09 is in a person’s copy, and goes with the person, also what was written signed out', async () => {
    clock = manualClock('2026-06-30T23:30:00Z')
    const contact = contactWith()
    await contact.send(sent(contact, { sender: { id: asId<UserId>(5), email: 'x@exemplo.pt' } }))
    await contact.send(sent(contact))
    await contact.send(sent(contact, { message: { ...message, email: 'rui@exemplo.pt' } }))
    expect(await personal.collect(db, 5, 'ANA@exemplo.pt')).toEqual({
      // The day in Lisbon, where it is past midnight.
      contacto: [expect.objectContaining({ assunto: message.subject, email: message.email, data: '2026-07-01' })],
    })
    await db.transaction().execute((tx) => personal.erase(tx, 5, 'ANA@exemplo.pt'))
    expect((await listMessages(db, 10)).map(({ email }) => email)).toEqual(['rui@exemplo.pt'])
    expect(await mailed()).toHaveLength(1)
  })
})

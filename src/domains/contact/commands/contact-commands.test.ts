import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { mails } from '../mails/contact-mails.tsx'
import { contactListCommand, contactReleaseCommand, contactRemoveCommand } from './contact-commands.ts'

const database = await testDatabase()
const { db } = database
const OPERATOR = 'operador@exemplo.pt'
let printed: string[] = []

function context(contactMail: string | null = OPERATOR): CommandContext {
  return {
    config: { ...readConfig({ POISO_DEMO: 'off' }), contactMail },
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => printed.push(line),
  }
}
async function call(command: Command, words: readonly string[], contactMail?: string | null) {
  printed = []
  const exit = await command([...words], context(contactMail))
  return { exit, text: printed.join('\n') }
}
async function keep(subject: string, heldBecause: string | null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into contact.message (form_key, place, name, email, subject, body, held_because, created_at)
    values (${randomBytes(16)}, 'site', 'Ana Reis', 'ana@exemplo.pt', ${subject}, ${'Uma linha\nOutra \u001b[2J'}, ${heldBecause},
      '2026-11-26T10:00:00Z')
    returning id`.execute(db)
  return String(rows[0]?.id)
}
beforeEach(() => sql`truncate contact.message, mail.message`.execute(db))

describe('R-15 poiso contact', () => {
  test('R-15 list says what came, the newest first, why some is held, and moves no cursor', async () => {
    const open = await keep('Um erro', null)
    const held = await keep('Compre já', 'many_links')
    const { exit, text } = await call(contactListCommand, [])
    expect(exit).toBe(0)
    expect(text.split('\n')).toEqual([
      `${held}\t2026-11-26T10:00:00.000Z\tsite\theld: many_links\tAna Reis\tana@exemplo.pt\tCompre já`,
      '  Uma linha',
      String.raw`  Outra \u001b[2J`,
      `${open}\t2026-11-26T10:00:00.000Z\tsite\topen\tAna Reis\tana@exemplo.pt\tUm erro`,
      '  Uma linha',
      String.raw`  Outra \u001b[2J`,
    ])
    expect(JSON.parse((await call(contactListCommand, ['--json'])).text)).toMatchObject([
      { subject: 'Compre já', heldBecause: 'many_links' },
      { subject: 'Um erro', heldBecause: null },
    ])
  })

  test('R-15 release mails a held message once, to the operator, who answers to who wrote it (over SMTP)', async () => {
    const open = await keep('Um erro', null)
    const held = await keep('É a sério', 'too_fast')
    expect(await call(contactReleaseCommand, [held, open])).toEqual({ exit: 2, text: '1 messages released' })
    expect(await call(contactReleaseCommand, [held])).toEqual({ exit: 2, text: '0 messages released' })
    const post = await receiveMail(database, { mails })
    try {
      const arrived = await post.arrived()
      expect(arrived.map(({ to, subject }) => [to, subject])).toEqual([[OPERATOR, `Mensagem n.º ${held}: É a sério`]])
      expect(arrived[0]?.headers.get('reply-to')).toBe('ana@exemplo.pt')
      expect(arrived[0]?.from).toContain('nao-responda@poiso.test')
    } finally {
      await post.close()
    }
  })

  test('R-15 release without an address of the operator mails nobody', async () => {
    const held = await keep('É a sério', 'filled_trap')
    expect(await call(contactReleaseCommand, [held, '--json'], null)).toEqual({ exit: 0, text: '{"released":1}' })
    const { rows } = await sql`select 1 from mail.message`.execute(db)
    expect(rows).toEqual([])
  })

  test('R-15 remove erases messages with the mail that still waits, and says when one is not there', async () => {
    const held = await keep('É a sério', 'too_fast')
    const kept = await keep('Um erro', null)
    await call(contactReleaseCommand, [held])
    expect(await call(contactRemoveCommand, [held])).toEqual({ exit: 0, text: '1 messages removed' })
    expect(await call(contactRemoveCommand, [held, '--json'])).toEqual({ exit: 2, text: '{"removed":0}' })
    const { rows } = await sql`select 1 from mail.message`.execute(db)
    expect(rows).toEqual([])
    expect((await call(contactListCommand, [])).text).toMatch(new RegExp(`^${kept}\t`))
  })

  test.each([[[]], [['--all']], [['x']], [['99999999999999999999']]])(
    'R-15 %j is no way to name messages',
    async (words) => {
      await expect(call(contactRemoveCommand, words)).rejects.toThrow(UsageError)
      await expect(call(contactReleaseCommand, words)).rejects.toThrow(UsageError)
    },
  )
})

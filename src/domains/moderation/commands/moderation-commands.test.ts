import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { aKeptItem } from '../testing.ts'
import { moderationDecideCommand, moderationListCommand } from './moderation-commands.ts'

const database = await testDatabase()
const { db } = database

async function call(command: Command, ...words: string[]) {
  const printed: string[] = []
  const exit = await command(words, {
    config: readConfig({ POISO_SECRET: 'a secret of the tests only, long enough' }),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return { exit, text: printed.join('\n') }
}
beforeEach(async () => {
  await sql`truncate moderation.item cascade`.execute(db)
  await aKeptItem(db, { texts: ['Uma linha \u001b[2J'] })
})

describe('G-05 poiso moderation', () => {
  test('G-05 list says what waits, and moves no cursor; decide takes it from the list', async () => {
    const { exit, text } = await call(moderationListCommand)
    expect([exit, text]).toEqual([0, expect.stringContaining('review\tr0000000000000001')])
    expect(text).toContain(String.raw`Uma linha \u001b[2J`)
    const decided = await call(
      moderationDecideCommand,
      'review',
      'r0000000000000001',
      'refuse',
      'insult',
      '--words',
      'A última frase.',
    )
    expect(decided).toEqual({ exit: 0, text: 'review r0000000000000001: refuse' })
    expect((await call(moderationListCommand)).text).toBe('0 texts wait')
    const { rows } = await sql`select decision, reasons, words, decided_by from moderation.decision`.execute(db)
    expect(rows).toEqual([
      { decision: 'refuse', reasons: ['insult'], words: 'A última frase.', decided_by: 'operator' },
    ])
  })
  test('G-05 decide says when there is no such text', async () => {
    expect((await call(moderationDecideCommand, 'answer', 'a1', 'publish')).exit).toBe(2)
  })
  test.each([
    [[]],
    [['review', 'r1']],
    [['review', 'r1', 'delete']],
    [['letter', 'r1', 'publish']],
    [['review', 'r1', 'refuse']],
    [['review', 'r1', 'refuse', 'because']],
    [['review', 'r1', 'publish', 'insult']],
    [['review', 'r1', 'publish', '--words']],
    [['review', '../r1', 'publish']],
  ])('G-05 %j is no decision', async (words) => {
    await expect(call(moderationDecideCommand, ...words)).rejects.toThrow(UsageError)
  })
})

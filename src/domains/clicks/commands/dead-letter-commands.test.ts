import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { drainSpool } from '../spool/drain.ts'
import { aClick } from '../testing.ts'
import { clicksDeadLettersCommand, clicksReplayCommand } from './dead-letter-commands.ts'

const database = await testDatabase()
const log = createLog({ level: 'silent' })
const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-dead-'))
const spool = join(dataFolder, 'clicks', 'spool')
mkdirSync(spool, { recursive: true })
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

async function run(command: typeof clicksReplayCommand, ...words: string[]) {
  const lines: string[] = []
  const exit = await command(words, {
    config: { ...readConfig({}), dataFolder },
    database: async () => database,
    log,
    print: (line) => void lines.push(line),
  })
  return { exit, lines }
}

test('R-21 the operator sees what was set aside, replays it, and removes what is damaged for good', async () => {
  expect(await run(clicksDeadLettersCommand)).toEqual({ exit: 0, lines: [] })
  writeFileSync(
    join(spool, 'a.ready'),
    `${JSON.stringify(aClick({ clickId: 'nul', rendering: '\u0000' }))}\n{"cut\u001b[2J\n`,
  )
  await drainSpool(database.db, spool, log)
  const shown = await run(clicksDeadLettersCommand)
  expect([shown.exit, shown.lines.length]).toEqual([2, 2])
  expect(shown.lines.join()).toMatch(/a\.dead\t22P05 [^\t]+\t\{"uid".*nul/)
  // A record cannot clear the operator's screen.
  expect(shown.lines.join()).toContain('{"cut\\u001b[2J')
  const replayed = await run(clicksReplayCommand)
  expect([replayed.exit, replayed.lines.at(-1)]).toEqual([2, 'clicks replayed: 1 stored, 1 refused again'])
  expect((await sql<{ click_id: string }>`select click_id from clicks.click`.execute(database.db)).rows).toEqual([
    { click_id: 'nul' },
  ])
  const discarded = await run(clicksReplayCommand, '--discard', '--json')
  expect([discarded.exit, JSON.parse(discarded.lines[0] ?? '')]).toMatchObject([
    0,
    { stored: 0, refused: [{ line: '{"cut\u001b[2J' }], discarded: true },
  ])
  expect([(await run(clicksDeadLettersCommand, '--json')).lines, readdirSync(spool)]).toEqual([['[]'], []])
})

test('a word that the commands do not know is refused by name', async () => {
  await expect(run(clicksReplayCommand, '--all')).rejects.toThrow("clicks replay: Unknown option '--all'")
  await expect(run(clicksDeadLettersCommand, '--discard')).rejects.toThrow(
    "clicks dead-letters: Unknown option '--discard'",
  )
})

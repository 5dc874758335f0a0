import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Command } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { flagsHistoryCommand } from './history-command.ts'
import { flagsListCommand } from './list-command.ts'
import { flagsSetCommand } from './set-command.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'poiso-flags-'))

async function run(command: Command, ...words: string[]): Promise<string> {
  const lines: string[] = []
  await command(words, {
    config: readConfig({}),
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => void lines.push(line),
  })
  return lines.join('\n')
}

describe('poiso flags', () => {
  test('lists what the product begins with before anybody has set anything', async () => {
    expect(await run(flagsListCommand)).toContain('black-friday = false')
    expect(await run(flagsListCommand)).toContain('nothing has been set here')
    expect(await run(flagsHistoryCommand)).toBe('nothing has been changed yet')
  })

  test('sets one value, and says who changed what from what to what', async () => {
    expect(await run(flagsSetCommand, 'christmas-delivery-days', '21')).toBe(
      'flags set in development: christmas-delivery-days',
    )
    expect(await run(flagsSetCommand, 'christmas-delivery-days', '21')).toContain('nothing')
    expect(await run(flagsListCommand)).toMatch(/client key sdk-\w+\nblack-friday = false|christmas-delivery-days = 21/)
    expect(await run(flagsHistoryCommand, 'christmas-delivery-days')).toMatch(
      /^\S+Z {2}poiso, by \S+ {2}feature christmas-delivery-days in development {2}defaultValue: 0 → 21$/,
    )
  })

  test('another environment has its own values', async () => {
    await run(flagsSetCommand, 'black-friday', 'true', '--environment', 'production')
    expect(await run(flagsListCommand, '--environment', 'production')).toContain('black-friday = true')
    expect(await run(flagsListCommand)).toContain('black-friday = false')
  })

  test('what it prints as JSON is what it takes', async () => {
    const path = join(folder, 'flags.json')
    writeFileSync(path, await run(flagsListCommand, '--json'))
    expect(await run(flagsSetCommand, path)).toContain('nothing')
    writeFileSync(path, JSON.stringify({ features: { 'black-friday': { defaultValue: true } } }))
    expect(await run(flagsSetCommand, path)).toBe('flags set in development: black-friday')
  })

  test.each([
    [[], 'flags set takes KEY VALUE, or one FILE'],
    [['a', 'b', 'c'], 'flags set takes KEY VALUE, or one FILE'],
    [['nowhere.json'], 'nowhere.json cannot be read (ENOENT); to set one value'],
    [['black-fridy', 'true'], 'there is no feature black-fridy; there are christmas-delivery-days'],
    [['black-friday', '3'], 'black-friday is a boolean, and "3" is none'],
    [['christmas-delivery-days', 'many'], 'christmas-delivery-days is a number, and "many" is none'],
    [['black-friday', 'true', '--environment', 'A B'], 'cannot name an environment'],
    [['black-friday', 'true', '--env', 'x'], "Unknown option '--env'"],
  ])('refuses %j and says why', async (words, why) => {
    await expect(run(flagsSetCommand, ...words)).rejects.toThrow(why)
  })

  test('a file is set whole or not at all, and names each thing that is wrong', async () => {
    const path = join(folder, 'wrong.json')
    writeFileSync(
      path,
      JSON.stringify({
        features: {
          fine: { defaultValue: 1 },
          wrong: { defaultValue: true, rules: [{ force: 1 }, { force: true, condition: { a: { $regex: '(a+)+' } } }] },
        },
      }),
    )
    await expect(run(flagsSetCommand, path)).rejects.toThrow(
      /wrong\.json\n {2}features\.wrong\.rules\[0\] has a number, the feature a boolean\n {2}features\.wrong\.rules\[1\]\.condition has a regular expression/,
    )
    expect(await run(flagsListCommand)).not.toContain('fine')
  })
})

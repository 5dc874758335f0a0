import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type CommandContext, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { commandContext } from './command-context.ts'
import { COMMANDS } from './poiso-commands.ts'

/** What each command says to a wrong option, and while the database is away. */

const folder = mkdtempSync(join(tmpdir(), 'poiso-commands-'))
const file = join(folder, 'file.json')
writeFileSync(file, '{}')
const inspirations = join(folder, 'inspirations.json')
writeFileSync(inspirations, JSON.stringify({ inspirations: [] }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AWAY =
  'the database at 127.0.0.1:1/poiso cannot be opened: nothing answers there: does it run, and is the port right?'
const config = readConfig({
  DATABASE_URL: 'postgresql://poiso:geheim@127.0.0.1:1/poiso',
  POISO_DATA: join(folder, 'data'),
  SEARCH_URL: 'opensearch://127.0.0.1:1/poiso',
  POISO_OPERATOR_NAME: 'Poiso Lda',
  POISO_OPERATOR_NIF: '500000000',
  POISO_OPERATOR_ADDRESS: 'Rua Nova 1, Lisboa',
})

/** What somebody would write for the words of a `use` line. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ADDRESS: 'ana@exemplo.pt',
  AMOUNT: '1,00',
  CLICK: '01890000-0000-7000-8000-000000000000',
  CODE: 'AAAA1234',
  D: 'google',
  DAY: '2026-10-01',
  EUR: '1,00',
  F: file,
  FILE: file,
  FOLDER: join(folder, 'new'),
  HEX: 'ab'.repeat(32),
  KIND: 'FT',
  MINUTES: '60',
  MONTH: '2026-10',
  NAME: 'Loja',
  NUMBER: 'FT 2026/1',
  ROLE: 'user',
  SLUG: 'sofas',
  TEXT: 'palavras',
  U: 'https://loja.pt/feed.xml',
  YYYY: '2026',
}

/** The shortest way to call it: what is optional is left out, of several ways the first is taken; numbers stand for all else. */
function wordsOf(name: string): string[] {
  if (name === 'inspirations import') return ['Loja', inspirations]
  if (name === 'moderation decide') return ['review', '1', 'publish']
  const use = COMMANDS[name]?.use.slice(name.length) ?? ''
  let bare = use
  while (/\[[^[\]]*\]/.test(bare)) bare = bare.replace(/\[[^[\]]*\]/g, '')
  bare = bare.replace(/\(([^|()]*)\|[^()]*\)/g, '$1').replace(/(\S+)(?:\|\S+)+/g, '$1')
  return bare.split(/\s+/).flatMap((word) => {
    if (word === '') return []
    if (word === 'NUMBER' || word.startsWith('--') || !/^[A-Z]+…?$/.test(word)) return [EXAMPLES[word] ?? word]
    return [EXAMPLES[word.replace('…', '')] ?? '1']
  })
}

/** How it ends: its exit code, or what `poiso` would print. */
async function run(name: string, words: readonly string[], context: CommandContext): Promise<number | Error> {
  const command = await COMMANDS[name]?.load()
  if (command === undefined) throw new Error(`no command ${name}`)
  return command(words, context).catch((error: Error) => error)
}

const names = Object.keys(COMMANDS)

describe('a wrong option is told of in one line, before anything is opened', () => {
  test.each(names)('poiso %s', async (name) => {
    let isAsked = false
    const context: CommandContext = {
      config,
      database: () => {
        isAsked = true
        return Promise.reject(new Error('asked'))
      },
      log: createLog({ level: 'silent' }),
      print: () => undefined,
    }
    const ended = await run(name, [...wordsOf(name), '--sem-sentido'], context)
    expect(ended).toBeInstanceOf(UsageError)
    const { message } = ended as Error
    expect(message.includes('--sem-sentido') || message.startsWith(name)).toBe(true)
    expect(message).not.toContain('\n')
    expect(isAsked).toBe(false)
  })
})

/** They do without it: computed, served from files, or refused before for another reason. */
const WITHOUT_DATABASE = ['capacity', 'demo', 'demo reviews', 'clicks dead-letters']

describe('a database that is away is named in one line, without its password', () => {
  test.each(names.filter((name) => !WITHOUT_DATABASE.includes(name)))('poiso %s', async (name) => {
    await using opened = commandContext(config)
    const ended = await run(name, wordsOf(name), { ...opened, print: () => undefined })
    expect([name, ended instanceof Error ? ended.message : ended]).toEqual([name, AWAY])
    expect(existsSync(join(folder, 'new'))).toBe(false)
  })
})

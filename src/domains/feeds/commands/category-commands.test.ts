import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { anImportBench, anItem } from '../import/testing.ts'
import {
  categoryCorrectCommand,
  categoryQueueCommand,
  categoryRulesCommand,
  categoryUndoCommand,
} from './category-commands.ts'

const database = await testDatabase()
const bench = anImportBench(database)
let printed: string[] = []
function context(): CommandContext {
  return {
    config: { ...readConfig({ POISO_DEMO: 'off' }), dataFolder: bench.folder },
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => printed.push(line),
  }
}
async function call(command: Command, ...words: string[]): Promise<string> {
  printed = []
  expect(await command(['--shop', 'Loja Teste', ...words], context())).toBe(0)
  return printed.join('\n')
}

beforeAll(async () => {
  await bench.importItems([
    anItem({ id: 'a', title: 'Xanadu Oslo', product_type: 'Promoções' }),
    anItem({ id: 'b', title: 'Xanadu Lund', product_type: undefined }),
    anItem({ id: 'c', title: 'Cadeira Oslo', product_type: undefined }),
  ])
})
afterAll(() => bench.close())

test('an operator sees the queue, tries a correction, makes it, and takes it back', async () => {
  expect(await call(categoryQueueCommand)).toMatch(
    /^3 live offers of 2 kinds have no category\n {2}2 × names with "xanadu", such as "Xanadu Oslo": no suggestion\n {2}1 × names with "cadeira", such as "Cadeira Oslo": cadeiras-de-jantar \d+ %/,
  )
  expect(await call(categoryCorrectCommand, '--item', 'a', '--category', 'candeeiros-de-pe', '--dry-run')).toBe(
    'names with "xanadu": would move 2 live offers\n  a "Xanadu Oslo": none -> candeeiros-de-pe\n  b "Xanadu Lund": none -> candeeiros-de-pe',
  )
  expect(await call(categoryRulesCommand)).toBe('no rules')
  const done = JSON.parse(await call(categoryCorrectCommand, '--item', 'a', '--category', 'candeeiros-de-pe', '--json'))
  expect(done).toMatchObject({ state: 'applied', moved: 2, rule: { kind: 'title', words: 'xanadu' } })
  expect(await call(categoryRulesCommand)).toMatch(
    /names with "xanadu" -> candeeiros-de-pe: 2 moved, by command line at 2026-/,
  )
  expect(await call(categoryUndoCommand, '--rule', String(done.ruleId))).toBe(
    `Rule ${done.ruleId} (names with "xanadu"): 2 live offers moved`,
  )
  expect(await call(categoryRulesCommand)).toMatch(/; undone by command line at 2026-/)
  expect(JSON.parse(await call(categoryQueueCommand, '--json'))).toMatchObject({ kinds: 2, offers: 3 })
})

test.each([
  [categoryQueueCommand, ['--shop', 'Ninguém'], 'Ninguém'],
  [categoryCorrectCommand, ['--shop', 'Loja Teste', '--item', 'a', '--category', 'naves-espaciais'], 'naves-espaciais'],
  [categoryCorrectCommand, ['--shop', 'Loja Teste', '--item', 'zz', '--category', 'sofas'], 'item unknown'],
  [categoryCorrectCommand, ['--shop', 'Loja Teste', '--item', 'a', '--path', 'b', '--category', 'sofas'], '--item'],
  [categoryCorrectCommand, ['--shop', 'Loja Teste', '--item', 'a'], '--category'],
  [categoryUndoCommand, ['--shop', 'Loja Teste', '--rule', '1; drop table x'], 'drop table'],
  [categoryUndoCommand, ['--shop', 'Loja Teste', '--rule', '99999'], 'rule unknown'],
])('wrong usage names what is wrong %#', async (command, words, named) => {
  await expect(command(words, context())).rejects.toThrow(UsageError)
  await expect(command(words, context())).rejects.toThrow(named)
})

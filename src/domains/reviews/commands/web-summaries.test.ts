import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { webSummaryOf } from '../summaries/web-summary.ts'
import { webSummariesCommand } from './web-summaries-command.ts'

const database = await testDatabase()
const { db } = database
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-summaries-'))))
afterAll(() => rm(folder, { recursive: true }))

const source = { name: 'Casa e Lar', url: 'https://exemplo.pt/ensaio' }
const sofa = { variantId: 7, summary: 'Dois ensaios elogiam o conforto.', sources: [source] }

async function run(content?: unknown): Promise<string> {
  const path = join(folder, 'web.json')
  if (content !== undefined) await writeFile(path, JSON.stringify(content))
  let printed = ''
  await webSummariesCommand(content === undefined ? [] : [path], {
    config: readConfig({ POISO_DEMO: 'off' }),
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => (printed += line),
  })
  return printed
}

describe('E-03 web summaries', () => {
  test('E-03 there is none until somebody configures one; then it is shown with its sources, of the first offer that has one', async () => {
    expect(await webSummaryOf(db, [7, 8])).toBeNull()
    expect(await run([sofa, { ...sofa, variantId: 8, summary: 'Outra coisa.' }])).toBe('2 web summaries')
    expect(await webSummaryOf(db, [9, 8, 7])).toEqual({ summary: 'Outra coisa.', sources: [source] })
    expect(await webSummaryOf(db, [9])).toBeNull()
  })

  test('E-03 a file takes the place of the one before, and what is printed is a file again', async () => {
    await run([sofa])
    expect(await webSummaryOf(db, [8])).toBeNull()
    expect(JSON.parse(await run())).toEqual([sofa])
    await run([])
    expect(await webSummaryOf(db, [7])).toBeNull()
  })

  test.each<[what: string, content: unknown, said: RegExp]>([
    ['no source', [{ ...sofa, sources: [] }], /\[0\]\.sources/],
    [
      'a source that is no page of the web',
      [{ ...sofa, sources: [{ ...source, url: 'javascript:alert(1)' }] }],
      /\[0\]\.sources\[0\]\.url/,
    ],
    ['nothing said', [{ ...sofa, summary: ' \u200b ' }], /\[0\]\.summary/],
    ['more than is read', [{ ...sofa, summary: 'x'.repeat(2_001) }], /\[0\]\.summary/],
    ['a product twice', [sofa, sofa], /twice/],
    ['a name that is none', [{ ...sofa, text: 'x' }], /text/],
  ])('E-03 %s is refused by its path, and nothing changes', async (_what, content, said) => {
    await run([sofa])
    await expect(run(content)).rejects.toThrow(UsageError)
    await expect(run(content)).rejects.toThrow(said)
    expect(JSON.parse(await run())).toEqual([sofa])
  })
})

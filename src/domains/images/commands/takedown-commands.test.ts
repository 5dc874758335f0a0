import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { originalKey } from '../original.ts'
import { imagesRestoreCommand, imagesTakedownCommand, imagesTakedownsCommand } from './takedown-commands.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'poiso-takedown-'))
async function run(command: typeof imagesTakedownCommand, ...parameters: string[]) {
  const printed: string[] = []
  const config = readConfig({ POISO_DATA: folder })
  const code = await command(parameters, {
    config,
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return { code, printed }
}

test('B-10 a picture is taken down and back by hand: the file goes, what is to be purged elsewhere is said, and why is kept', async () => {
  await sql`insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, created_at) values (decode(repeat('ab', 32), 'hex'), 'stored', 'jpeg', 9, 9, 9, 9, 9, now())`.execute(
    database.db,
  )
  const key = originalKey({ hash: 'ababab', imageId: 'p1' })
  const store = folderStore(join(folder, 'images'))
  await store.write(key, Buffer.from('a picture'))
  const { code, printed } = await run(
    imagesTakedownCommand,
    '/product/ab/ab/ab/p1-k3f/w360',
    '--why',
    'reclamação 12',
    '--json',
  )
  expect([code, JSON.parse(printed[0] ?? '')]).toEqual([
    0,
    { pictureId: 1, shows: 'ababab-p1', addresses: 0, offers: 0, purge: ['/product/ab/ab/ab/p1', '/tiny/ab/ab/ab/p1'] },
  ])
  expect(await store.read(key)).toBeNull()
  expect((await run(imagesTakedownsCommand)).printed).toEqual([expect.stringMatching(/^p1\t2\d{3}-.*\treclamação 12$/)])
  expect((await run(imagesRestoreCommand, 'p1')).printed).toEqual(['0 addresses of shops are due'])
  await expect(run(imagesRestoreCommand, 'p1')).rejects.toThrow('is not down')
})

test('what names no picture, or gives no reason, is a usage error that says so', async () => {
  for (const parameters of [
    ['p1'],
    ['p1', '--why', ' '],
    ['p1', '--why', 'x'.repeat(501)],
    ['--why', 'x'],
    ['p1', 'p2', '--why', 'x'],
    ['p999', '--why', 'x'],
    ['https://loja.pt/a.jpg', '--why', 'x'],
  ]) {
    await expect(run(imagesTakedownCommand, ...parameters)).rejects.toThrow(UsageError)
  }
})

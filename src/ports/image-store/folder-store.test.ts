import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import { imageStoreSuite } from './suite.ts'

imageStoreSuite('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poiso-store-'))
  return { store: folderStore(folder), close: () => rm(folder, { recursive: true, force: true }) }
})

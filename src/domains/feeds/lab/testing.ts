import type { ImportDeps } from '../import/import-deps.ts'
import { createFeedLab } from './feed-lab.ts'
import { readLabRun } from './lab-reader.ts'
import type { LabFindings } from './lab-run.ts'
import { claimLabRun } from './lab-storage.ts'

/** A file through the lab, read at once. */
export async function labFindings(
  content: string | Buffer,
  deps: ImportDeps,
  domain: string | null = null,
): Promise<LabFindings> {
  const lab = createFeedLab(deps)
  const started = await lab.startUpload({ name: 'feed.xml', bytes: null })
  if ('kind' in started) throw new Error(started.detail)
  await lab.receive(started.id, 0, chunksOf(content))
  await lab.endUpload(started.id, domain)
  await readNextLabRun(deps)
  return (await lab.findings(started.id)) as LabFindings
}

/** What a worker does with the run whose turn it is. */
export async function readNextLabRun(deps: ImportDeps): Promise<void> {
  const run = await claimLabRun(deps.db, deps.clock.now())
  if (run === null) throw new Error('no run waits in the lab')
  await readLabRun(run, deps, new AbortController().signal)
}

async function* chunksOf(content: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(content as string)
}

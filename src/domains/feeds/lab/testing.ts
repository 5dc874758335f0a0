import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { googleFeed, type TestItem } from '../import/testing.ts'
import { createFeedLab } from './feed-lab.ts'
import { readLabRunJob } from './lab-jobs.ts'
import type { LabFindings } from './lab-run.ts'
import { startTrial } from './start-trial.ts'

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
  await readLabRuns(deps)
  return (await lab.findings(started.id)) as LabFindings
}

/** A feed of a shop tried beside its live offers, read at once; its id. */
export async function aTrialOf(items: readonly TestItem[], eshopId: number, deps: ImportDeps): Promise<string> {
  const server = createServer((_request, response) => response.end(googleFeed(items)))
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const reached = { ...deps, feedTestHosts: [host] }
  try {
    const id = await startTrial(reached, { eshopId, url: `http://${host}/feed.xml`, dialect: null })
    if (typeof id !== 'string') throw new Error(id.detail)
    await readLabRuns(reached)
    return id
  } finally {
    server.close()
  }
}

/** What a worker does with the runs that wait. */
export async function readLabRuns(deps: ImportDeps): Promise<void> {
  await runWaitingJobs(deps, [readLabRunJob.with(deps)])
}

async function* chunksOf(content: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(content as string)
}

import { runWaitingJobs } from '#platform/jobs/testing.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { createFeedLab } from './feed-lab.ts'
import { readLabRunJob } from './lab-jobs.ts'
import type { LabFindings } from './lab-run.ts'

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

/** What a worker does with the runs that wait. */
export async function readLabRuns(deps: ImportDeps): Promise<void> {
  await runWaitingJobs(deps, [readLabRunJob.with(deps)])
}

async function* chunksOf(content: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(content as string)
}

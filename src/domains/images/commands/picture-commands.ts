import { parseArgs } from 'node:util'
import { loadEshops } from '#domains/eshops/contract.ts'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { jobCounts } from '#platform/jobs/job-report.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { takeInAddresses } from '../fetching/offers/intake.ts'
import { fetchNextJob, fetchWantedJob, PictureQueue } from '../fetching/queue/picture-queue.ts'
import { PICTURE_PROBLEMS, type PictureProblem } from '../fetching/report/picture-problems.ts'
import { pictureCounts } from '../fetching/report/picture-report.ts'
import { refetchAddresses, refetchLost } from '../fetching/queue/refetch.ts'
import { tellChangedOffers } from '../fetching/offers/tell-offers.ts'
import { openImageStore } from '../open-images.ts'
import { classicalJudge } from '../scoring/classical-judge.ts'

/** `poiso images status [--shop NAME] [--json]`: how many of the shops' pictures are here, and what is wrong with the others. */
export const imagesStatusCommand: Command = async (parameters, { database, print }) => {
  const options = readOptions(parameters)
  const { db } = await database()
  const counts = await pictureCounts(db, await eshopIdOf(db, options.shop))
  if (options.json) return (print(JSON.stringify(counts)), 0)
  for (const [state, count] of Object.entries(counts.states)) print(`${state}\t${count}`)
  for (const [code, count] of Object.entries(counts.problems).toSorted(([, a], [, b]) => b - a))
    print(`  ${code}\t${count}\t${PICTURE_PROBLEMS[code as PictureProblem].message}`)
  return 0
}

/** `poiso images fetch [--json]`: fetches what is due now, as the worker does; for a database that no worker serves. */
export const imagesFetchCommand: Command = async (parameters, context) => {
  const { json } = readOptions(parameters)
  const { config, database, log, print } = context
  // A command is a process that tests may have killed at a stage, like the worker.
  armFailpoint(config.failpoint)
  const { db, pool } = await database()
  const clock = config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
  await takeInAddresses({ db, clock })
  const queue = new PictureQueue({
    db,
    clock,
    log,
    store: storeOf(context),
    judge: classicalJudge(),
    pacePerSecond: AT_ONCE,
    fetchTools: { testHosts: config.feedTestHosts.map(({ host, port }) => `${host}:${port}`) },
  })
  const jobs = startJobs({ db, pool, log }, queue.jobs)
  while ((await queue.look()) > 0 || (await hasOpenJobs(db)))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await jobs.stop()
  while ((await tellChangedOffers(db)) > 0) continue
  print(
    json
      ? JSON.stringify(queue.counts)
      : Object.entries(queue.counts)
          .map(([outcome, count]) => `${count} ${outcome}`)
          .join(', '),
  )
  return 0
}

const AT_ONCE = 1_000
const PAUSE_MS = 50

async function hasOpenJobs(db: Database): Promise<boolean> {
  const names: readonly string[] = [fetchNextJob.name, fetchWantedJob.name]
  return (await jobCounts(db)).some(({ job, queued, running }) => names.includes(job) && queued + running > 0)
}

/** `poiso images refetch [--shop NAME] [--lost] [--json]`: all addresses of a shop, or of all, are fetched again; with `--lost` those whose file the store has lost. */
export const imagesRefetchCommand: Command = async (parameters, context) => {
  const { shop, lost, json } = readOptions(parameters)
  if (lost && shop !== undefined) throw new UsageError('images refetch --lost looks at all shops')
  const { db } = await context.database()
  const count = lost ? await refetchLost(db, storeOf(context)) : await refetchAddresses(db, await eshopIdOf(db, shop))
  context.print(json ? JSON.stringify({ count }) : `${count} ${lost ? 'pictures lost and due again' : 'addresses due'}`)
  return 0
}

function storeOf({ config }: CommandContext) {
  return openImageStore({ imagesUrl: config.imagesUrl, dataFolder: config.dataFolder })
}

function readOptions(parameters: readonly string[]): { shop?: string; lost: boolean; json: boolean } {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        shop: { type: 'string' },
        lost: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
      strict: true,
    })
    return values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function eshopIdOf(db: Database, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null
  const found = (await loadEshops(db)).find((eshop) => eshop.slug === name || eshop.name === name)
  if (found === undefined) throw new UsageError(`--shop "${name}" is no shop`)
  return found.id
}

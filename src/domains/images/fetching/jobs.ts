import type { Job } from '#platform/jobs/define-job.ts'
import { repeat } from '#platform/repeat.ts'
import { takeInAddresses } from './intake.ts'
import { judgePictures } from './judge-pictures.ts'
import { PictureQueue, type QueueDeps } from './picture-queue.ts'
import { tellChangedOffers } from './tell-offers.ts'
import { findUnusedAddresses, tidyPictures } from './tidy-pictures.ts'

const LOOK_EVERY_MS = 1_000
const INTAKE_EVERY_MS = 2_000
/** Each telling makes pages anew: what comes in the meantime is told together. */
const TELL_EVERY_MS = 15_000
const TIDY_EVERY_MS = 10 * 60_000
const WALK_EVERY_MS = 30_000
const JUDGE_EVERY_MS = 20_000
const LOG_EVERY_MS = 60_000

export interface PictureWork {
  readonly jobs: readonly Job[]
  /** Finds in rows what is due, takes in, tells, tidies; until `stop`. */
  startSweeps(): { stop(): Promise<void> }
}

/** All that happens by itself around shops' pictures, in the worker. Several workers may do it. */
export function pictureWork(deps: QueueDeps): PictureWork {
  const queue = new PictureQueue(deps)
  return { jobs: queue.jobs, startSweeps: () => startPictureSweeps(deps, queue) }
}

function startPictureSweeps(deps: QueueDeps, queue: PictureQueue): { stop(): Promise<void> } {
  const { db, clock, log } = deps
  let isStopping = false
  let [walkedTo, judgedTo] = [0, 0]
  const walk = async (): Promise<void> => {
    walkedTo = (await findUnusedAddresses(deps, walkedTo)) ?? 0
  }
  const judge = async (): Promise<void> => {
    judgedTo = (await judgePictures(deps, judgedTo)) ?? 0
  }
  let logged = ''
  const tell = async (): Promise<void> => {
    const counts = JSON.stringify(queue.counts)
    if (counts !== logged) log.info(queue.counts, 'pictures fetched since the start')
    logged = counts
  }
  const repetitions = [
    repeat({ everyMs: LOOK_EVERY_MS, log, complaint: 'due pictures cannot be enqueued' }, () => queue.look()),
    repeat({ everyMs: INTAKE_EVERY_MS, log, complaint: "offers' pictures cannot be taken in" }, () =>
      takeInAddresses({ db, clock, isStopping: () => isStopping }),
    ),
    repeat({ everyMs: TELL_EVERY_MS, log, complaint: 'offers cannot be told of their pictures' }, () =>
      tellChangedOffers(db),
    ),
    repeat({ everyMs: TIDY_EVERY_MS, log, complaint: 'pictures cannot be tidied' }, () => tidyPictures(deps)),
    repeat({ everyMs: WALK_EVERY_MS, log, complaint: 'unused addresses of pictures cannot be found' }, walk),
    repeat({ everyMs: JUDGE_EVERY_MS, log, complaint: 'pictures cannot be judged again' }, judge),
    repeat({ everyMs: LOG_EVERY_MS, log, complaint: 'pictures cannot be counted' }, tell),
  ]
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(repetitions.map((repetition) => repetition.stop()))
    },
  }
}

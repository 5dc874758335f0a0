import type { RepeatedAct } from '#platform/pace/repeat.ts'
import { takeInAddresses } from '../offers/intake.ts'
import { judgePictures } from '../keeping/judge-pictures.ts'
import { PictureQueue, type QueueDeps } from './picture-queue.ts'
import { tellChangedOffers } from '../offers/tell-offers.ts'
import { findUnusedAddresses, tidyPictures } from '../keeping/tidy-pictures.ts'

const LOOK_EVERY_MS = 1_000
const INTAKE_EVERY_MS = 2_000
/** Each telling makes pages anew: what comes in the meantime is told together. */
const TELL_EVERY_MS = 15_000
const TIDY_EVERY_MS = 10 * 60_000
const WALK_EVERY_MS = 30_000
const JUDGE_EVERY_MS = 20_000
const LOG_EVERY_MS = 60_000

/** All that happens by itself around shops' pictures, in the worker. Several workers may do it. */
export function pictureWork(deps: QueueDeps) {
  const { db, clock, log } = deps
  const queue = new PictureQueue(deps)
  let isStopping = false
  let [walkedTo, judgedTo] = [0, 0]
  let logged = ''
  const tell = async (): Promise<void> => {
    const counts = JSON.stringify(queue.counts)
    if (counts !== logged) log.info(queue.counts, 'pictures fetched since the start')
    logged = counts
  }
  const takeIn = () => takeInAddresses({ db, clock, isStopping: () => isStopping })
  const walk = async () => (walkedTo = (await findUnusedAddresses(deps, walkedTo)) ?? 0)
  const judge = async () => (judgedTo = (await judgePictures(deps, judgedTo)) ?? 0)
  const repetitions: RepeatedAct[] = [
    { everyMs: LOOK_EVERY_MS, complaint: 'due pictures cannot be enqueued', act: () => queue.look() },
    { everyMs: INTAKE_EVERY_MS, complaint: "offers' pictures cannot be taken in", act: takeIn },
    { everyMs: TELL_EVERY_MS, complaint: 'offers cannot be told of their pictures', act: () => tellChangedOffers(db) },
    { everyMs: TIDY_EVERY_MS, complaint: 'pictures cannot be tidied', act: () => tidyPictures(deps) },
    { everyMs: WALK_EVERY_MS, complaint: 'unused addresses of pictures cannot be found', act: walk },
    { everyMs: JUDGE_EVERY_MS, complaint: 'pictures cannot be judged again', act: judge },
    { everyMs: LOG_EVERY_MS, complaint: 'pictures cannot be counted', act: tell },
  ]
  const stop = async (): Promise<void> => {
    isStopping = true
  }
  return { jobs: queue.jobs, repetitions, stop }
}

import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { Config } from '#platform/config.ts'
import { takeInAddresses } from './fetching/offers/intake.ts'
import { pictureWork } from './fetching/queue/jobs.ts'
import type { QueueDeps } from './fetching/queue/picture-queue.ts'
import { likenessCandidates, likenessFolder } from './likeness/likeness-of-offers.ts'
import { likenessKeeper } from './likeness/maintain-likeness.ts'
import { openImageStore } from './open-images.ts'
import { classicalJudge } from './scoring/classical-judge.ts'

const LIKENESS_EVERY_MS = 30_000
/** A first start waits no longer for the addresses of pictures. */
const INTAKE_BEFORE_INDEX_MS = 2_000

export interface ImageWorkerParts extends Pick<QueueDeps, 'db' | 'clock' | 'log'> {
  readonly config: Config
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
}

/** Shops' pictures: fetched, judged, described, and the file of like pieces. */
export function worker({ db, clock, log, config, dataFolder, feedTestHosts }: ImageWorkerParts): WorkerSide {
  const work = pictureWork({
    db,
    clock,
    log,
    store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder }),
    judge: classicalJudge(),
    pacePerSecond: config.picturePace,
    reach: config.demo ? 'what is seen' : 'everything',
    fetchTools: { testHosts: feedTestHosts },
  })
  const keepLikeness = likenessKeeper({
    db,
    clock,
    log,
    folder: likenessFolder(dataFolder),
    candidates: () => likenessCandidates(db),
  })
  return {
    // So that the first index shows them; the rest of a large catalogue is taken in afterwards.
    beforeReady: () => {
      const endsMs = clock.monotonicMs() + INTAKE_BEFORE_INDEX_MS
      return takeInAddresses({ db, clock, isBeforeIndex: true, isStopping: () => clock.monotonicMs() > endsMs })
    },
    jobs: work.jobs,
    repetitions: [
      ...work.repetitions,
      {
        everyMs: LIKENESS_EVERY_MS,
        perFolder: true,
        complaint: 'the file of like pieces cannot be written',
        act: keepLikeness,
      },
    ],
    stop: work.stop,
  }
}

import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { DemoManifest } from '../manifest.ts'
import { makeReviews } from './make-reviews.ts'

/** The thread that makes the reviews of a running site; `makeReviewsBeside` speaks with it. Nobody waits for it: on Linux it comes after all else. */

setPriority(constants.priority.PRIORITY_LOW)
await makeReviews(workerData as DemoManifest)
parentPort?.postMessage('made')

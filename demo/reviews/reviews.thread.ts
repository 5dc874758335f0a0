import { parentPort, workerData } from 'node:worker_threads'
import type { DemoManifest } from '../manifest.ts'
import { makeReviews } from './make-reviews.ts'

/** The thread that makes the reviews of a running site; `makeReviewsBeside` speaks with it. */

await makeReviews(workerData as DemoManifest)
parentPort?.postMessage('made')

import { Worker } from 'node:worker_threads'
import type { DemoManifest } from '../manifest.ts'

/** `makeReviews` in a thread of this script (reviews.thread.ts, as it was built), which ends when told to stop. Rejects when the thread fails or is stopped. */
export function makeReviewsBeside(manifest: DemoManifest, script: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, { workerData: manifest })
    signal.addEventListener('abort', () => void thread.terminate(), { once: true })
    thread.once('message', () => resolve())
    thread.once('error', reject)
    thread.once('exit', (code) =>
      reject(new Error(`the demo's reviews were not made: their thread ended with code ${code}`)),
    )
  })
}

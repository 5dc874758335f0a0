import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DemoManifest } from '../manifest.ts'

/** The thread's script; in a bundle it stands beside this one's. */
const MAKER_SCRIPT = join(import.meta.dirname, 'reviews.thread.js')

/** `makeReviews` in a thread, which ends when told to stop. Rejects when the thread fails or is stopped. */
export function makeReviewsBeside(manifest: DemoManifest, signal: AbortSignal, script = MAKER_SCRIPT): Promise<void> {
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

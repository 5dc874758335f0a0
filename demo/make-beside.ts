import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DemoPlan } from './generate.ts'
import type { DemoManifest, FeedFile } from './manifest.ts'

/** What the thread tells: a shop that is whole, and at last everything. */
export type MakerMessage = { feed: FeedFile } | { manifest: DemoManifest }

/** The thread's script; in a bundle it stands beside this one. */
const MAKER_SCRIPT = join(import.meta.dirname, 'shops.thread.js')

/** Makes the shops in a thread, so that those that are whole can be served meanwhile. Rejects when the thread fails. */
export function makeShopsBeside(
  plan: DemoPlan,
  onShop: (feed: FeedFile) => void,
  script = MAKER_SCRIPT,
): Promise<DemoManifest> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, { workerData: plan })
    thread.on('message', (message: MakerMessage) =>
      'feed' in message ? onShop(message.feed) : resolve(message.manifest),
    )
    thread.once('error', reject)
    thread.once('exit', (code) =>
      reject(new Error(`the demo's shops were not made: their thread ended with code ${code}`)),
    )
  })
}

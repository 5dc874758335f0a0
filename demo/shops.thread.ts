import { parentPort, workerData } from 'node:worker_threads'
import { type DemoPlan, makeShops } from './generate.ts'
import type { MakerMessage } from './make-beside.ts'

/** The thread that makes the demo's shops while they are being served; `makeShopsBeside` speaks with it. */

const port = parentPort as NonNullable<typeof parentPort>
function tell(message: MakerMessage): void {
  return port.postMessage(message)
}

tell({ manifest: await makeShops(workerData as DemoPlan, (feed) => tell({ feed })) })

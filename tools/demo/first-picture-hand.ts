import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { firstPictureFile } from '../../demo/pictures/first/first-pictures.ts'
import type { FirstOrder } from './first-orders.ts'
import { makeFirstPicture } from './make-first-picture.ts'

/** Makes first pictures in a thread of its own, one for each order; says what is to be known of each. */
parentPort?.on('message', (order: FirstOrder) => void make(order))

async function make(order: FirstOrder): Promise<void> {
  const { facts, bytes } = await makeFirstPicture(order)
  const file = firstPictureFile(order)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  parentPort?.postMessage(facts)
}

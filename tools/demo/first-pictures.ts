/**
 * Makes the first pictures of the demo, so that they are there at once (demo/pictures/README.md, First pictures):
 *
 *     node tools/demo/first-pictures.ts [--all] [--hands 2]
 *
 * Of the cards that list-first-pictures.ts found, what is missing or made of something else now; --all: each anew. The same drawings
 * give the same bytes, by however many hands.
 */
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import {
  FIRST,
  firstPictureFile,
  firstPicturesBytes,
  type FirstPictureFacts,
  firstPicturesManifest,
} from '../../demo/pictures/first/first-pictures.ts'
import { classicalJudge } from '../../src/domains/images/scoring/classical-judge.ts'
import { firstOrders } from './first-orders.ts'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, hands: { type: 'string', default: '2' } },
})
/** With the drawings 30 MB are kept for them (demo/pictures/README.md, Budget). */
const MOST_BYTES = 1_300_000

const startedAt = performance.now()
const judgeVersion = classicalJudge().version
const orders = firstOrders()
const known = knownOnes()
const found = new Map<string, FirstPictureFacts>(
  orders.flatMap((order) => known.get(order.madeOf) ?? []).map((facts) => [facts.madeOf, facts]),
)
// Those of one drawing come together: it is opened once.
const todo = orders
  .filter(({ madeOf }) => !found.has(madeOf))
  .toSorted((a, b) => (a.plan.drawing < b.plan.drawing ? -1 : 1))
const anew = todo.length
await Promise.all(Array.from({ length: anew === 0 ? 0 : Number(values.hands) }, hand))
const pictures = orders.map(({ madeOf }) => found.get(madeOf) as FirstPictureFacts)
forgetOthers()
const text = `{"judgeVersion":${judgeVersion},"pictures":[\n${pictures.map((facts) => JSON.stringify(facts)).join(',\n')}\n]}\n`
writeFileSync(join(FIRST, 'manifest.json'), text)
const bytes = firstPicturesBytes()
console.log(
  `first pictures: ${anew} made, ${pictures.length - anew} as they were, ${((performance.now() - startedAt) / 1000).toFixed(0)} s; ${(bytes / 1e6).toFixed(2)} MB`,
)
if (bytes > MOST_BYTES)
  throw new Error(`the first pictures have ${bytes} bytes, ${MOST_BYTES} are kept for them: lower their quality`)

/** Those that the same judge has seen, by what they are made of. */
function knownOnes(): ReadonlyMap<string, FirstPictureFacts> {
  if (values.all || !existsSync(join(FIRST, 'manifest.json'))) return new Map()
  const manifest = firstPicturesManifest()
  return new Map(
    manifest.judgeVersion !== judgeVersion
      ? []
      : manifest.pictures.filter((facts) => existsSync(firstPictureFile(facts))).map((facts) => [facts.madeOf, facts]),
  )
}

/** A thread that takes the next one as soon as it has finished one. */
function hand(): Promise<void> {
  const worker = new Worker(new URL('./first-picture-hand.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const order = todo.shift()
      if (order !== undefined) worker.postMessage(order)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (facts: FirstPictureFacts) => {
      found.set(facts.madeOf, facts)
      give()
    })
    give()
  })
}

function forgetOthers(): void {
  const kept = new Set(pictures.map(firstPictureFile))
  for (const name of globSync('*/*.webp', { cwd: FIRST })) if (!kept.has(join(FIRST, name))) rmSync(join(FIRST, name))
}

// node demo/pictures/draw/draw.ts [--only FAMILY] [--hands 2] [--sketch]: draws what is missing or has changed (npm run demo:draw);
// --sketch draws only the main views that are missing, small, so that every design has one soon: a later run draws them well
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { DrawingFacts } from '../layers/drawing.ts'
import { readManifest, writeManifest } from '../layers/drawings-manifest.ts'
import { DRAWN } from '../layers/drawings.ts'
import { DESIGNS } from '../pieces/designs.ts'
import type { Done, Told } from './hand.ts'
import { plans } from './plan.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    hands: { type: 'string', default: '2' },
    sketch: { type: 'boolean', default: false },
  },
})
const folder = DRAWN
const manifestPath = join(folder, 'manifest.json')
const only = values.only ?? null
const todo = plans(DESIGNS, only)
const wanted = new Set(todo.flatMap(({ angles }) => angles.map(({ id }) => id)))
if (wanted.size === 0)
  throw new Error(
    only ? `no family "${only}" among ${[...new Set(DESIGNS.map(({ family }) => family))].join(', ')}` : 'no designs',
  )

mkdirSync(folder, { recursive: true })
const drawings = new Map(existing().map((facts) => [facts.id, facts]))
forgetGone()
const started = performance.now()
let [next, seen, drawn] = [0, 0, 0]
await Promise.all(Array.from({ length: Number(values.hands) }, hand))
writeManifest(manifestPath, drawings.values())
const bytes = [...drawings.values()].reduce((sum, facts) => sum + facts.bytes, 0)
process.stdout.write(
  `${drawn} drawn, ${seen - drawn} as they were, ${((performance.now() - started) / 1000).toFixed(0)} s; ${drawings.size} drawings in all, ${(bytes / 1e6).toFixed(1)} MB\n`,
)

function existing(): DrawingFacts[] {
  if (!existsSync(manifestPath)) return []
  return readManifest(manifestPath).filter(({ file }) => existsSync(join(folder, file)))
}

/** Drawings that no design asks for any more go, with their files. */
function forgetGone(): void {
  for (const { id, family } of drawings.values())
    if (!wanted.has(id) && (only === null || family === only)) drawings.delete(id)
  const kept = new Set([...drawings.values()].map(({ file }) => file))
  for (const file of globSync('**/*.drawing', { cwd: folder }))
    if (!kept.has(file) && (only === null || file.startsWith(`${only}/`))) rmSync(join(folder, file))
}

/** A thread that takes the next size as soon as it has finished one. */
function hand(): Promise<void> {
  const told: Told = {
    folder,
    only,
    isSketch: values.sketch,
    known: Object.fromEntries([...drawings.values()].map(({ id, inputs }) => [id, inputs])),
  }
  const worker = new Worker(new URL('./hand.ts', import.meta.url), { workerData: told })
  return new Promise((resolve, reject) => {
    const give = (): void => {
      if (next < todo.length) worker.postMessage(next++)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (done: Done | 'next') => (done === 'next' ? give() : note(done)))
    give()
  })
}

function note({ id, facts, ms }: Done): void {
  seen++
  if (!facts) return
  drawn++
  drawings.set(id, facts)
  const spent = (performance.now() - started) / 1000
  process.stdout.write(
    `${seen}/${wanted.size} ${id} ${facts.width}×${facts.height} ${(facts.bytes / 1000).toFixed(0)} kB ${(ms / 1000).toFixed(1)} s, about ${(((wanted.size - seen) * spent) / drawn / 60).toFixed(0)} min more\n`,
  )
  writeManifest(manifestPath, drawings.values())
}

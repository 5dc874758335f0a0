// One hand of `npm run demo:draw`: told which sizes of which designs, it draws their angles one after the other.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { DrawingFacts } from '../layers/drawing.ts'
import { DESIGNS } from '../pieces/designs.ts'
import { drawnAngle, inputsOf } from './draw-piece.ts'
import { plans } from './plan.ts'

export interface Told {
  folder: string
  only: string | null
  isSketch: boolean
  /** Fingerprints of what is there, by id. */
  known: Readonly<Record<string, string>>
}

/** What is told back for each angle: its facts when it was drawn, null when it was as it should be. */
export interface Done {
  id: string
  facts: DrawingFacts | null
  ms: number
}

const { folder, only, isSketch, known } = workerData as Told
sharp.concurrency(1)
const all = plans(DESIGNS, only)

parentPort?.on('message', (at: number) => {
  void draw(at).then(
    () => tell('next'),
    (error: unknown) => {
      throw error
    },
  )
})

/** Share of the size of a finished drawing. */
const SKETCH = 0.66

async function draw(index: number): Promise<void> {
  const plan = all[index]
  if (!plan) return
  if (isSketch && plan.angles.every(({ id, isMain }) => !isMain || known[id] !== undefined)) return
  const model = plan.design.build(plan.spec)
  for (const finished of plan.angles) {
    const at = isSketch ? { ...finished, longest: Math.round(finished.longest * SKETCH) } : finished
    if (isSketch && !at.isMain) continue
    const started = performance.now()
    const isThere = known[at.id] === inputsOf(model, at.view, at.longest)
    let facts: DrawingFacts | null = null
    if (!isThere) {
      const drawn = await drawnAngle(model, plan, at)
      const path = join(folder, drawn.facts.file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, drawn.bytes)
      facts = drawn.facts
    }
    tell({ id: at.id, facts, ms: performance.now() - started })
  }
}

function tell(what: Done | 'next'): void {
  parentPort?.postMessage(what)
}

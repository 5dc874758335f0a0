import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Angle, EMPTY_SPEC, type Slot, type SurfaceKind } from '../model.ts'
import type { DrawingFacts } from './drawing.ts'

/** A drawing's line in the manifest, short, for it counts among the megabytes: what its id tells, what is as nearly always and what its spec leaves open is not written. */
interface Line extends Pick<DrawingFacts, 'id' | 'pixelMm' | 'bytes' | 'inputs'> {
  stands?: DrawingFacts['stands']
  size: readonly [width: number, height: number]
  /** Left, top, width, height. */
  piece: readonly [number, number, number, number]
  /** x and y of each of them. */
  corners: readonly number[]
  /** 'body wood 0.83' */
  slots: readonly string[]
  spec: Partial<DrawingFacts['spec']>
}

/** 'sofas/boxy/m/front' is the file 'sofas/boxy--m--front.drawing' under drawn/. */
export function fileOfDrawing(id: string): string {
  const [family, ...rest] = id.split('/')
  return `${family}/${rest.join('--')}.drawing`
}

/** All drawings that the manifest names, in the order of their ids. */
export function readManifest(path: string): DrawingFacts[] {
  const { drawings } = JSON.parse(readFileSync(path, 'utf8')) as { drawings: Line[] }
  return drawings.map(factsOf)
}

function factsOf({
  id,
  stands = 'floor',
  size: [width, height],
  piece: [left, top, wide, high],
  corners,
  slots,
  spec,
  ...rest
}: Line): DrawingFacts {
  const [family, design, size, angle] = id.split('/') as [string, string, string, Angle]
  return {
    ...rest,
    id,
    family,
    design,
    size,
    angle,
    stands,
    width,
    height,
    file: fileOfDrawing(id),
    piece: { left, top, width: wide, height: high },
    corners: Array.from(
      { length: corners.length / 2 },
      (_, i) => [corners[i * 2] as number, corners[i * 2 + 1] as number] as const,
    ),
    slots: slots.map((told) => {
      const [slot, kind, share] = told.split(' ') as [Slot, SurfaceKind, string]
      return { slot, kind, share: Number(share) }
    }),
    spec: { ...EMPTY_SPEC, ...spec } as DrawingFacts['spec'],
  }
}

/** One line a drawing, by id; written aside and moved, so that an interrupted run leaves a whole one. */
export function writeManifest(path: string, drawings: Iterable<DrawingFacts>): void {
  const lines = [...drawings].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((facts) => JSON.stringify(lineOf(facts)))
  writeFileSync(`${path}.new`, `{"drawings":[\n${lines.join(',\n')}\n]}\n`)
  renameSync(`${path}.new`, path)
}

function lineOf({
  id,
  stands,
  pixelMm,
  width,
  height,
  piece,
  corners,
  slots,
  bytes,
  inputs,
  spec,
}: DrawingFacts): Line {
  return {
    id,
    ...(stands === 'floor' ? {} : { stands }),
    pixelMm,
    size: [width, height],
    piece: [piece.left, piece.top, piece.width, piece.height],
    corners: corners.flat(),
    slots: slots.map(({ slot, kind, share }) => `${slot} ${kind} ${share}`),
    bytes,
    inputs,
    spec: Object.fromEntries(
      Object.entries(spec).filter(([key, value]) => value !== EMPTY_SPEC[key as keyof typeof EMPTY_SPEC]),
    ),
  }
}

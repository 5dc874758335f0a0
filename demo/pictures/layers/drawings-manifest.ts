import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Angle, EMPTY_SPEC } from '../model.ts'
import type { DrawingFacts } from './drawing.ts'

/** A drawing's line in the manifest: what its id tells, and what its spec leaves open, is not written. */
type Line = Omit<DrawingFacts, 'family' | 'design' | 'size' | 'angle' | 'file' | 'spec'> & { spec: Partial<DrawingFacts['spec']> }

/** 'sofas/boxy/m/front' is the file 'sofas/boxy--m--front.drawing' under drawn/. */
export const fileOfDrawing = (id: string): string => {
  const [family, ...rest] = id.split('/')
  return `${family}/${rest.join('--')}.drawing`
}

/** All drawings that the manifest names, in the order of their ids. */
export function readManifest(path: string): DrawingFacts[] {
  const { drawings } = JSON.parse(readFileSync(path, 'utf8')) as { drawings: Line[] }
  return drawings.map((line) => {
    const [family, design, size, angle] = line.id.split('/') as [string, string, string, Angle]
    return { ...line, family, design, size, angle, file: fileOfDrawing(line.id), spec: { ...EMPTY_SPEC, ...line.spec } as DrawingFacts['spec'] }
  })
}

/** One line a drawing, by id; written aside and moved, so that an interrupted run leaves a whole one. */
export function writeManifest(path: string, drawings: Iterable<DrawingFacts>): void {
  const lines = [...drawings].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((facts) => JSON.stringify(lineOf(facts)))
  writeFileSync(`${path}.new`, `{"drawings":[\n${lines.join(',\n')}\n]}\n`)
  renameSync(`${path}.new`, path)
}

const lineOf = ({ family: _family, design: _design, size: _size, angle: _angle, file: _file, spec, ...facts }: DrawingFacts): Line => ({
  ...facts, spec: Object.fromEntries(Object.entries(spec).filter(([, value]) => value !== null)),
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMPTY_SPEC } from '../model.ts'
import type { DrawingFacts } from './drawing.ts'
import { readManifest, writeManifest } from './drawings-manifest.ts'

function facts(id: string, spec: Partial<DrawingFacts['spec']>): DrawingFacts {
  const [family, design, size] = id.split('/') as [string, string, string]
  return {
    id,
    family,
    design,
    size,
    angle: 'front',
    spec: { ...EMPTY_SPEC, widthMm: 900, depthMm: 400, heightMm: 750, ...spec },
    stands: 'wall',
    pixelMm: 1.5,
    width: 600,
    height: 400,
    piece: { left: 1, top: 2, width: 3, height: 4 },
    corners: [[1, 2]],
    slots: [{ slot: 'body', kind: 'wood', share: 1 }],
    file: `${family}/${design}--${size}--front.drawing`,
    bytes: 10,
    inputs: 'abc',
  }
}

test('what the manifest leaves out comes back when it is read, by id', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-manifest-'))
  const [first, second] = [
    facts('desks/plain/m/front', { drawers: 2, shape: 'round' }),
    facts('beds/low/180/front', { seed: 7 }),
  ]
  writeManifest(join(folder, 'manifest.json'), [first, second])
  expect(readManifest(join(folder, 'manifest.json'))).toEqual([second, first])
  rmSync(folder, { recursive: true })
})

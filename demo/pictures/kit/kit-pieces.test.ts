import { describe, expect, test } from 'vitest'
import { inTier } from '../../../tools/test/in-tier.ts'
import { boundsOf } from '../geometry/mesh.ts'
import { EMPTY_SPEC, type Design, type PieceModel, type PieceSpec } from '../model.ts'
import { flushLamps, pendants } from '../pieces/ceiling-lamps.ts'
import { chandeliers } from '../pieces/chandeliers.ts'
import { floorLamps } from '../pieces/floor-lamps.ts'
import { bathMirrors, mirrors } from '../pieces/mirrors.ts'
import { rugs } from '../pieces/rugs.ts'
import { deskLamps, tableLamps } from '../pieces/table-lamps.ts'
import { outdoorLamps, wallLamps } from '../pieces/wall-lamps.ts'
import { kitDesigns } from './kit-designs.ts'

const lamps = [
  ...floorLamps,
  ...tableLamps,
  ...deskLamps,
  ...pendants,
  ...flushLamps,
  ...chandeliers,
  ...wallLamps,
  ...outdoorLamps,
]
const all: readonly Design[] = [...lamps, ...rugs, ...mirrors, ...bathMirrors, ...kitDesigns]
function specs(design: Design): PieceSpec[] {
  return design.sizes.flatMap(({ spec }, at) =>
    (at === 0 && lamps.includes(design) ? [1, 7] : [7 - at]).map((seed) => ({ ...EMPTY_SPEC, ...spec, seed })),
  )
}

/** Of the normal tier: a third of each family, whose designs are built alike. */
const tried = inTier({ normal: all.filter((_, place) => place % 3 === 0), long: all })

describe.each(tried.map((design) => [`${design.family}/${design.name}`, design] as const))('%s', (_, design) => {
  test('is finite, moderate, stands on the ground and names the colour of each slot', () => {
    for (const spec of specs(design)) {
      const model = design.build(spec)
      expect(
        model.parts.every(({ mesh }) => mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)),
      ).toBe(true)
      expect(trianglesOf(model)).toBeLessThan(64_000)
      const { low, high } = boundsOf(model.parts.map(({ mesh }) => mesh))
      expect(Math.abs(low[1])).toBeLessThan(0.002)
      expect(Math.abs(low[0] + high[0])).toBeLessThan(0.004)
      expect(
        [...new Set(model.parts.map(({ slot }) => slot))].filter(
          (slot) => slot !== 'fixed' && design.colours[slot] === undefined,
        ),
      ).toEqual([])
    }
  })
})

test('lamps, rugs and mirrors keep within the size that they are drawn for, and hung ones hang', () => {
  for (const design of [...tableLamps, ...mirrors, ...bathMirrors, ...flushLamps]) {
    for (const spec of specs(design)) {
      const { low, high } = boundsOf(design.build(spec).parts.map(({ mesh }) => mesh))
      for (const [axis, mm] of [
        [0, spec.widthMm],
        [1, spec.heightMm],
      ] as const)
        if (mm !== null)
          expect(high[axis] - low[axis], `${design.family}/${design.name} ${axis}`).toBeLessThan(
            (mm / 1000) * 1.02 + 0.001,
          )
    }
  }
  expect(
    [...pendants, ...flushLamps, ...chandeliers].every((design) => design.build(EMPTY_SPEC).stands === 'hung'),
  ).toBe(true)
  expect(
    [...wallLamps, ...outdoorLamps, ...bathMirrors].every((design) => design.build(EMPTY_SPEC).stands === 'wall'),
  ).toBe(true)
})

test('the same spec gives the same piece, another seed another', () => {
  const [design] = tableLamps as [Design]
  const at = (seed: number): Float32Array =>
    (design.build({ ...EMPTY_SPEC, seed }).parts[0] as PieceModel['parts'][number]).mesh.positions
  expect(at(3)).toEqual(at(3))
  expect(at(4)).not.toEqual(at(3))
})

function trianglesOf({ parts }: PieceModel): number {
  return parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
}

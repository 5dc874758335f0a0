import { describe, expect, test } from 'vitest'
import { inTier } from '../../../tools/test/in-tier.ts'
import { boundsOf } from '../geometry/mesh.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { EMPTY_SPEC, type Design, type PieceSpec } from '../model.ts'
import { barTables } from './bar-tables.ts'
import { barTrolleys } from './bar-trolleys.ts'
import { benches } from './benches.ts'
import { coffeeTables } from './coffee-tables.ts'
import { consoles } from './consoles.ts'
import { desks, specialDesks } from './desks.ts'
import { diningChairs } from './dining-chairs.ts'
import { childrensSets, diningSets } from './dining-sets.ts'
import { diningTables, extendingTables } from './dining-tables.ts'
import { foldingChairs, foldingTables } from './folding-furniture.ts'
import { gamingChairs, officeChairs, visitorChairs } from './office-chairs.ts'
import { nestingTables, sideTables } from './side-tables.ts'
import { barStools, lowStools } from './stools.ts'
import { woodenRockers } from './wooden-rockers.ts'

const families = {
  diningChairs,
  barStools,
  lowStools,
  benches,
  diningTables,
  extendingTables,
  coffeeTables,
  sideTables,
  nestingTables,
  consoles,
  desks,
  specialDesks,
  officeChairs,
  visitorChairs,
  gamingChairs,
  woodenRockers,
  barTrolleys,
  barTables,
  foldingChairs,
  foldingTables,
  childrensSets,
}

test.each(Object.entries(families))('%s has at least three designs, each with a name of its own', (_, designs) => {
  expect(designs.length).toBeGreaterThanOrEqual(3)
  expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length)
})

describe.each(
  Object.values(families)
    .flat()
    .map((design): [string, Design] => [`${design.family}/${design.name}`, design]),
)('%s', (_, design) => {
  test('stands on the floor inside its stated size, finite, light enough, with a colour for every slot, whatever the size and the seed', () => {
    const sizes = design.sizes.slice(0, inTier({ normal: 1, long: design.sizes.length }))
    const specs = sizes.map(({ spec }): PieceSpec => ({ ...EMPTY_SPEC, ...spec }))
    for (const spec of specs) {
      const { parts } = design.build(spec)
      const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
      if (spec === specs[0]) specs.push(strangerTo(spec, low, high))
      expect(low[1]).toBeCloseTo(0, 3)
      const wanted = [spec.widthMm, spec.heightMm, spec.depthMm]
      wanted.forEach((mm, axis) => {
        const measured = ((high[axis] as number) - (low[axis] as number)) * 1000
        if (mm !== null) expect(Math.abs(measured - mm) / mm).toBeLessThan(0.02)
        if (axis !== 1) expect((high[axis] as number) + (low[axis] as number)).toBeCloseTo(0, 3)
      })
      expect(
        parts.every(({ mesh }) =>
          [mesh.positions, mesh.normals, mesh.grain].every((list) => list.every(Number.isFinite)),
        ),
      ).toBe(true)
      expect(parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)).toBeLessThan(56_000)
      for (const { slot, surface } of parts)
        expect(slot === 'fixed' ? surface.colour : (design.colours[slot] ?? surface.colour), slot).toMatch(
          /^#[\da-f]{6}$/,
        )
    }
  })
})

test('the same seed gives the same piece, another seed other wood', () => {
  const [one, other] = [diningChairs[0], diningChairs[0]].map((design) => (design as Design).build(EMPTY_SPEC))
  expect(one?.parts[0]?.mesh.grain).toEqual(other?.parts[0]?.mesh.grain)
  expect((diningChairs[0] as Design).build({ ...EMPTY_SPEC, seed: 2 }).parts[0]?.mesh.grain).not.toEqual(
    one?.parts[0]?.mesh.grain,
  )
})

test('a set stands on the floor around a table of the stated size', () => {
  for (const design of diningSets) {
    for (const { spec } of design.sizes) {
      const { low, high } = boundsOf(design.build({ ...EMPTY_SPEC, ...spec }).parts.map(({ mesh }) => mesh))
      expect(low[1]).toBeCloseTo(0, 3)
      expect((high[0] - low[0]) * 1000).toBeGreaterThanOrEqual((spec.widthMm ?? 0) - 1)
      expect(high[1]).toBeGreaterThan(0.8)
    }
  }
})

/** A size that nobody thought of, with another seed. */
function strangerTo(spec: PieceSpec, low: Vec3, high: Vec3): PieceSpec {
  const [w, h, d] = [0, 1, 2].map((axis) => ((high[axis] as number) - (low[axis] as number)) * 1000) as [
    number,
    number,
    number,
  ]
  return {
    ...spec,
    widthMm: Math.round(w * 1.12),
    heightMm: Math.round(h * 0.98),
    depthMm: Math.round(d * 1.1),
    seed: 2,
  }
}

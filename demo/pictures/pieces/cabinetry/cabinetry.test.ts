import { describe, expect, test } from 'vitest'
import { inTier } from '../../../../tools/test/in-tier.ts'
import { boundsOf } from '../../geometry/mesh.ts'
import { type Design, EMPTY_SPEC, type PieceModel, type PieceSpec } from '../../model.ts'
import { bedsideTables } from '../bedside-tables.ts'
import { beds } from '../beds.ts'
import { bookcases } from '../bookcases.ts'
import { chestsOfDrawers } from '../chests-of-drawers.ts'
import { bunkBeds, childrensBeds } from '../childrens-beds.ts'
import { cots } from '../cots.ts'
import { displayCabinets } from '../display-cabinets.ts'
import { kitchenIslands, kitchenTrolleys } from '../kitchen-islands.ts'
import { shoeCabinets } from '../shoe-cabinets.ts'
import { sideboards } from '../sideboards.ts'
import { storageBeds } from '../storage-beds.ts'
import { chests, storageBenches } from '../storage-benches.ts'
import { tvUnits } from '../tv-units.ts'
import { tvWalls } from '../tv-walls.ts'
import { upholsteredBeds } from '../upholstered-beds.ts'
import { vanities } from '../vanities.ts'
import { openWardrobes, wardrobes } from '../wardrobes.ts'

const FAMILIES: readonly (readonly Design[])[] = [
  beds,
  upholsteredBeds,
  storageBeds,
  childrensBeds,
  bunkBeds,
  cots,
  bedsideTables,
  wardrobes,
  openWardrobes,
  chestsOfDrawers,
  bookcases,
  sideboards,
  tvUnits,
  tvWalls,
  displayCabinets,
  shoeCabinets,
  vanities,
  kitchenIslands,
  kitchenTrolleys,
  chests,
  storageBenches,
]

/** A drawn size as it is, and the smallest and largest that the demo sells next to it. */
const FACTORS = [0.9, 1, 1.12] as const

/** Each drawn size with each factor; in the normal tier one of them, each design another. */
function specsOf(design: Design, place: number): PieceSpec[] {
  const specs = design.sizes.flatMap(({ spec }) => FACTORS.map((factor, at) => specOf(spec, factor, at * 7 + 1)))
  return inTier({ normal: [specs[place % specs.length] as PieceSpec], long: specs })
}

function specOf(spec: Design['sizes'][number]['spec'], factor: number, seed: number): PieceSpec {
  return {
    ...EMPTY_SPEC,
    ...spec,
    widthMm: Math.round((spec.widthMm as number) * factor),
    depthMm: Math.round((spec.depthMm as number) * (1 + (factor - 1) / 3)),
    heightMm: Math.round((spec.heightMm as number) * (1 + (factor - 1) / 2)),
    seed,
  }
}

function trianglesOf(model: PieceModel): number {
  return model.parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
}

describe('beds and storage', () => {
  test('every family has at least three designs and their names differ', () => {
    for (const family of FAMILIES) {
      expect(family.length, family[0]?.family).toBeGreaterThanOrEqual(3)
      expect(new Set(family.map(({ name }) => name)).size).toBe(family.length)
    }
  })

  for (const [place, design] of FAMILIES.flat().entries()) {
    test(`${design.family} ${design.name} stands on the floor in its stated size with every coloured slot named`, () => {
      for (const spec of specsOf(design, place)) {
        const model = design.build(spec)
        const all = boundsOf(model.parts.map(({ mesh }) => mesh))
        expect([...all.low, ...all.high].every(Number.isFinite)).toBe(true)
        expect(Math.abs(all.low[1])).toBeLessThanOrEqual(0.001)
        // Shops measure without handles, bedding and what stands on a shelf.
        const { low, high } = boundsOf(
          model.parts.filter(({ slot }) => slot !== 'accent' && slot !== 'fixed').map(({ mesh }) => mesh),
        )
        const told = [spec.widthMm, spec.heightMm, spec.depthMm].map((mm) => (mm as number) / 1000)
        for (const [axis, metres] of told.entries()) {
          const slack = Math.max(metres * 0.02, 0.012)
          expect(
            (high[axis] as number) - (low[axis] as number) - metres,
            `${'xyz'[axis]} of ${JSON.stringify(spec)} is too large`,
          ).toBeLessThanOrEqual(slack)
          expect(
            metres - (all.high[axis] as number) + (all.low[axis] as number),
            `${'xyz'[axis]} of ${JSON.stringify(spec)} is too small`,
          ).toBeLessThanOrEqual(slack)
        }
        for (const slot of new Set(model.parts.map((part) => part.slot)))
          expect(slot === 'fixed' || design.colours[slot], slot).toBeTruthy()
        expect(trianglesOf(model)).toBeLessThan(80_000)
      }
    })
  }

  test('normals are of unit length and no corner is lost', () => {
    for (const design of FAMILIES.flat()) {
      const { parts } = design.build({ ...EMPTY_SPEC, ...design.sizes[0]?.spec })
      for (const { mesh } of parts) {
        expect(mesh.indices.length).toBeGreaterThan(0)
        let worst = 0
        for (let at = 0; at < mesh.normals.length; at += 3)
          worst = Math.max(
            worst,
            Math.abs(
              Math.hypot(mesh.normals[at] as number, mesh.normals[at + 1] as number, mesh.normals[at + 2] as number) -
                1,
            ),
          )
        expect(worst).toBeLessThan(1e-3)
      }
    }
  })

  test('the same spec gives the same piece', () => {
    for (const design of FAMILIES.flat().filter((_, at) => at % 9 === 0)) {
      const spec = { ...EMPTY_SPEC, ...design.sizes[0]?.spec, seed: 5 }
      expect(design.build(spec).parts.map(({ mesh }) => mesh.positions)).toEqual(
        design.build(spec).parts.map(({ mesh }) => mesh.positions),
      )
    }
  })
})

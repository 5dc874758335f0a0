import { expect, test } from 'vitest'
import { boundsOf } from '../../geometry/mesh.ts'
import { type Design, EMPTY_SPEC, type PieceSpec } from '../../model.ts'
import { armchairs } from '../armchairs.ts'
import { bedBenches } from '../bed-benches.ts'
import { chaiseSofas } from '../chaise-sofas.ts'
import { chaises } from '../chaises.ts'
import { cornerSofas } from '../corner-sofas.ts'
import { modularSofas } from '../modular-sofas.ts'
import { footstools, poufs } from '../poufs.ts'
import { recliners, relaxSofas } from '../recliners.ts'
import { rockingChairs } from '../rocking-chairs.ts'
import { sofaBeds } from '../sofa-beds.ts'
import { sofas } from '../sofas.ts'

const FAMILIES: readonly (readonly Design[])[] = [
  sofas,
  cornerSofas,
  chaiseSofas,
  modularSofas,
  sofaBeds,
  relaxSofas,
  recliners,
  armchairs,
  rockingChairs,
  chaises,
  poufs,
  footstools,
  bedBenches,
]

/** A drawn size made a little smaller or larger, with a seed of its own. */
function nearly(design: Design, factor: number, seed: number): PieceSpec {
  const spec = design.sizes.at(-1)?.spec ?? {}
  const scaled = (mm: number | null | undefined): number | null =>
    mm === null || mm === undefined ? null : Math.round(mm * factor)
  return {
    ...EMPTY_SPEC,
    ...spec,
    widthMm: scaled(spec.widthMm),
    depthMm: scaled(spec.depthMm),
    heightMm: scaled(spec.heightMm),
    seed,
  }
}

test.each(FAMILIES.flat().map((design, at) => [`${design.family} ${design.name}`, design, at] as const))(
  '%s stands on the floor, keeps its stated size, colours its slots and is made of few, sound triangles',
  (_, design, at) => {
    const spec = nearly(design, at % 2 === 0 ? 0.92 : 1.08, 3 + at * 17)
    const { parts } = design.build(spec)
    const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
    expect(Math.abs(low[1])).toBeLessThan(0.001)
    expect(Math.abs(low[0] + high[0])).toBeLessThan(0.002)
    for (const [axis, mm] of [spec.widthMm, spec.heightMm, spec.depthMm].entries())
      expect(
        Math.abs(((high[axis] ?? 0) - (low[axis] ?? 0)) * 1000 - (mm ?? 0)) / (mm ?? 1),
        `axis ${axis}`,
      ).toBeLessThan(0.02)
    for (const { mesh } of parts)
      expect(
        mesh.positions.every(Number.isFinite) &&
          mesh.normals.every(Number.isFinite) &&
          mesh.grain.every(Number.isFinite),
      ).toBe(true)
    for (const { slot, surface } of parts)
      expect(slot === 'fixed' ? surface.colour : design.colours[slot], slot).toMatch(/^#[0-9a-f]{6}$/)
    expect(parts.some(({ slot }) => slot === 'body')).toBe(true)
    expect(parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)).toBeLessThan(85_000)
  },
)

test.each(FAMILIES.map((family) => [family[0]?.family, family] as const))(
  '%s: three designs or more, none like another, each the same from the same seed',
  (_, family) => {
    expect(family.length).toBeGreaterThanOrEqual(3)
    const shapes = family.map((design) =>
      design
        .build({ ...EMPTY_SPEC, ...design.sizes[0]?.spec })
        .parts.map(({ slot, mesh }) => `${slot} ${mesh.indices.length}`)
        .join(),
    )
    expect(new Set(shapes).size).toBe(family.length)
    const build = (): Float32Array | undefined =>
      family[0]?.build({ ...EMPTY_SPEC, ...family[0].sizes[0]?.spec, seed: 5 }).parts[0]?.mesh.positions
    expect(build()).toEqual(build())
  },
)

test('a corner stands on the side that was asked for', () => {
  for (const design of [...cornerSofas, ...chaiseSofas]) {
    const frontMiddle = (shape: 'left' | 'right'): number => {
      const { parts } = design.build({ ...EMPTY_SPEC, ...design.sizes[0]?.spec, shape })
      let [sum, count] = [0, 0]
      for (const { mesh } of parts)
        for (let at = 0; at < mesh.positions.length; at += 3)
          if ((mesh.positions[at + 2] as number) > 0.45) {
            sum += mesh.positions[at] as number
            count++
          }
      return sum / count
    }
    expect(frontMiddle('left')).toBeLessThan(-0.3)
    expect(frontMiddle('right')).toBeGreaterThan(0.3)
  }
})

test('an opened piece keeps its own depth when a product states the closed one', () => {
  for (const design of [...sofaBeds, ...recliners].filter(({ name }) => name.endsWith('-open'))) {
    const own = design.sizes[0]?.spec
    const { parts } = design.build({
      ...EMPTY_SPEC,
      ...own,
      depthMm: 900 * ((own?.depthMm ?? 0) < 1200 ? 0.8 : 1),
      heightMm: 1700,
    })
    const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
    expect(Math.round((high[2] - low[2]) * 1000)).toBe(own?.depthMm)
    expect(Math.round((high[1] - low[1]) * 1000)).toBe(own?.heightMm)
  }
})

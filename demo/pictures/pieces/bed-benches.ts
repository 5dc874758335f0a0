import { type Design, type PieceSpec, sizeOf, type SurfaceKind } from '../model.ts'
import { padOnLegs } from './upholstery/ottoman.ts'
import { upholsteredPiece } from './upholstery/piece.ts'
import { rolledBench, storageBench } from './upholstery/long-benches.ts'

/** Bancos estofados de pés de cama. */
export const bedBenches: readonly Design[] = [
  bench('tufted', { body: '#8d94a0', frame: '#5d4030' }, (block, seed) =>
    padOnLegs(block, seed, { legs: 'turned', legHeight: 0.24, top: 'tufted', pad: 0.13, inset: 0.06 }),
  ),
  bench(
    'runners',
    { body: '#c98f7a', frame: '#c2a15c' },
    (block, seed) =>
      padOnLegs(block, seed, { legs: 'runners', legHeight: 0.3, top: 'channels', pad: 0.12, inset: 0.12 }),
    'metal',
  ),
  bench('pill', { body: '#efe8dc' }, (block, seed) =>
    padOnLegs(block, seed, {
      legs: 'cylinders',
      legHeight: 0.25,
      top: 'plain',
      pad: 0.19,
      plan: block.depth / 2 - 0.002,
      radius: 0.07,
    }),
  ),
  bench('storage', { body: '#6f7a72', frame: '#3d2c20' }, storageBench),
  bench('rolled', { body: '#b7a58e', frame: '#4a3325', accent: '#b7a58e' }, rolledBench),
]

function bench(
  name: string,
  colours: Design['colours'],
  draw: (
    block: { width: number; depth: number; height: number },
    seed: number,
  ) => Parameters<typeof upholsteredPiece>[2],
  finish: SurfaceKind = 'wood',
): Design {
  const build = (spec: PieceSpec): ReturnType<Design['build']> => {
    const size = sizeOf(spec, { width: 1.2, depth: 0.42, height: 0.46 })
    return upholsteredPiece(spec, size, draw(size, spec.seed), finish)
  }
  return {
    family: 'bed-benches',
    name,
    colours,
    sizes: [{ key: 'm', spec: { widthMm: 1200, depthMm: 420, heightMm: name === 'rolled' ? 600 : 470 } }],
    angles: ['three-quarter', 'front', 'detail'],
    views: { 'three-quarter': { azimuth: 30, elevation: 15 } },
    build,
  }
}

import { type Design, type PieceSpec, sizeOf, type SurfaceKind } from '../model.ts'
import { type Block, channelled, drum, moroccan, padOnLegs } from './upholstery/ottoman.ts'
import { type Upholstery, upholsteredPiece } from './upholstery/piece.ts'

/** Pufes e banquetas: round ones take their width as diameter. */
export const poufs: readonly Design[] = [
  pouf('drum', [460, 460, 420], { body: '#c7a37a' }, (block, seed) =>
    drum(block, seed, { plan: Math.min(block.width, block.depth) / 2 }),
  ),
  pouf('channelled', [450, 450, 400], { body: '#3f6b5c', frame: '#c2a15c' }, channelled),
  pouf('moroccan', [540, 540, 350], { body: '#b5713f' }, moroccan),
  pouf('cube', [420, 420, 420], { body: '#8a8f98' }, (block, seed) => drum(block, seed, { plan: 0.025, lid: 0.1 })),
  pouf(
    'tufted',
    [520, 520, 420],
    { body: '#b86a7d', frame: '#8a5d36' },
    (block, seed) =>
      padOnLegs(block, seed, {
        legs: 'tapered',
        legHeight: 0.16,
        top: 'tufted',
        pad: 0.17,
        plan: block.width / 2 - 0.002,
        radius: 0.04,
        inset: 0.13,
      }),
    'wood',
  ),
]

/** Repousa-pés. */
export const footstools: readonly Design[] = [
  stool('plain', [540, 420, 400], { body: '#7f9184', frame: '#b98a5a' }, (block, seed) =>
    padOnLegs(block, seed, { legs: 'tapered', legHeight: 0.19, top: 'plain', pad: 0.13, inset: 0.08 }),
  ),
  stool('tufted', [560, 440, 420], { body: '#6b3f28', frame: '#2f1c11' }, (block, seed) =>
    padOnLegs(block, seed, { legs: 'turned', legHeight: 0.2, top: 'tufted', pad: 0.14, inset: 0.06 }),
  ),
  stool(
    'runners',
    [520, 400, 390],
    { body: '#d8cfc0', frame: '#23211f' },
    (block, seed) =>
      padOnLegs(block, seed, { legs: 'runners', legHeight: 0.2, top: 'channels', pad: 0.12, inset: 0.05 }),
    'metal',
  ),
]

function stool(
  name: string,
  size: readonly [number, number, number],
  colours: Design['colours'],
  draw: (block: Block, seed: number) => Upholstery,
  finish: SurfaceKind = 'wood',
): Design {
  return { ...pouf(name, size, colours, draw, finish), family: 'footstools' }
}

function pouf(
  name: string,
  [widthMm, depthMm, heightMm]: readonly [number, number, number],
  colours: Design['colours'],
  draw: (block: Block, seed: number) => Upholstery,
  finish: SurfaceKind = 'metal',
): Design {
  const build = (spec: PieceSpec): ReturnType<Design['build']> => {
    const size = sizeOf(spec, { width: widthMm / 1000, depth: depthMm / 1000, height: heightMm / 1000 })
    return upholsteredPiece(spec, size, draw(size, spec.seed), finish)
  }
  return {
    family: 'poufs',
    name,
    colours,
    sizes: [{ key: 'm', spec: { widthMm, depthMm, heightMm } }],
    angles: ['three-quarter', 'detail'],
    views: {
      'three-quarter': { azimuth: 28, elevation: 18 },
      detail: { azimuth: 22, elevation: 32, aim: [0.5, 0.86, 0.72], zoom: 1.9 },
    },
    build,
  }
}

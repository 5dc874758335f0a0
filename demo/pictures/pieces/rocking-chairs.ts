import type { Design, PieceModel, PieceSpec } from '../model.ts'
import { lounge } from './upholstery/lounge.ts'
import { tubChair, type TubStyle } from './upholstery/tub.ts'

const TUBS = {
  shell: {
    own: { width: 0.68, depth: 0.8, height: 0.92 },
    legs: 'rockers',
    legHeight: 0.27,
    finish: 'wood',
    thick: 0.065,
    roundness: 0.8,
    lean: 12,
    armOver: 0.16,
    rise: [0.25, 0.8],
    cushion: { filling: 'foam', piped: false, thick: 0.1 },
    edge: 0.028,
    splay: 0.025,
  },
  wing: {
    own: { width: 0.7, depth: 0.86, height: 1.02 },
    legs: 'rockers',
    legHeight: 0.26,
    finish: 'wood',
    thick: 0.085,
    roundness: 0.42,
    lean: 11,
    armOver: 0.17,
    rise: [0.38, 0.62],
    cushion: { filling: 'feather', piped: true, thick: 0.12 },
    corded: true,
    edge: 0.016,
    splay: 0.02,
  },
} as const satisfies Record<string, TubStyle>

/** Cadeiras de baloiço estofadas. */
export const rockingChairs: readonly Design[] = [
  rocking('soft-shell', [680, 800, 920], { body: '#e6ded0', frame: '#c19a6b' }, (spec) => tubChair(spec, TUBS.shell)),
  rocking('soft-wing', [700, 860, 1020], { body: '#8c9a8b', frame: '#b07f4f' }, (spec) => tubChair(spec, TUBS.wing)),
  rocking('soft-lounge', [660, 900, 940], { body: '#d9cbb2', frame: '#a9784a' }, (spec) =>
    lounge(spec, { width: 0.66, depth: 0.9, height: 0.94 }, { rocks: true }),
  ),
]

function rocking(
  name: string,
  [widthMm, depthMm, heightMm]: readonly [number, number, number],
  colours: Design['colours'],
  build: (spec: PieceSpec) => PieceModel,
): Design {
  return {
    family: 'rocking-chairs',
    name,
    colours,
    sizes: [{ key: 'm', spec: { widthMm, depthMm, heightMm, seats: 1 } }],
    angles: ['three-quarter', 'side', 'detail'],
    views: { 'three-quarter': { azimuth: 38, elevation: 12 } },
    build,
  }
}

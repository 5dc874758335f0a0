import type { Design, PieceModel, PieceSpec } from '../model.ts'
import { chesterfield } from './upholstery/chesterfield.ts'
import { cloudChair } from './upholstery/cloud.ts'
import { lounge } from './upholstery/lounge.ts'
import { straightSofa } from './upholstery/straight.ts'
import { ARM_DETAIL, STYLES } from './upholstery/sofa-style.ts'
import { tubChair, type TubStyle } from './upholstery/tub.ts'

const TUBS = {
  /** Round barrel with upright channels on a swivel foot. */
  barrel: {
    own: { width: 0.74, depth: 0.74, height: 0.76 },
    legs: 'swivel',
    legHeight: 0.13,
    finish: 'metal',
    thick: 0.1,
    roundness: 1,
    lean: 5,
    armOver: 0.24,
    rise: [0.2, 0.9],
    channelPitch: 0.075,
    cushion: { filling: 'foam', piped: false, thick: 0.13 },
    edge: 0.05,
  },
  /** High back with ears on splayed legs. */
  wing: {
    own: { width: 0.78, depth: 0.84, height: 1.04 },
    legs: 'tapered',
    legHeight: 0.17,
    finish: 'wood',
    thick: 0.095,
    roundness: 0.42,
    lean: 9,
    armOver: 0.17,
    rise: [0.36, 0.6],
    cushion: { filling: 'feather', piped: true, thick: 0.15 },
    corded: true,
    edge: 0.016,
    splay: 0.02,
  },
  /** A slim shell on pins. */
  shell: {
    own: { width: 0.7, depth: 0.72, height: 0.84 },
    legs: 'pin',
    legHeight: 0.24,
    finish: 'metal',
    thick: 0.06,
    roundness: 0.8,
    lean: 11,
    armOver: 0.15,
    rise: [0.25, 0.85],
    cushion: { filling: 'foam', piped: false, thick: 0.1 },
    edge: 0.028,
    splay: 0.025,
  },
} as const satisfies Record<string, TubStyle>

/** Poltronas. */
export const armchairs: readonly Design[] = [
  tub('barrel', TUBS.barrel, { body: '#b8607a', frame: '#b9985a' }),
  tub('wing', TUBS.wing, { body: '#4f6475', frame: '#7a5233' }),
  armchair('cloud', [1040, 920, 680], { body: '#ebe5d9' }, (spec) =>
    cloudChair(spec, { width: 1.04, depth: 0.92, height: 0.68 }),
  ),
  tub('shell', TUBS.shell, { body: '#b98a3e', frame: '#23211f' }),
  armchair('lounge', [700, 780, 820], { body: '#d9d3c6', frame: '#a9784a' }, (spec) =>
    lounge(spec, { width: 0.7, depth: 0.78, height: 0.82 }),
  ),
  armchair('nordic', [800, 830, 820], { body: '#7f9184', frame: '#b98a5a', accent: '#e8dfd0' }, (spec) =>
    straightSofa({ ...spec, seats: 1 }, STYLES.nordic, { width: 0.8, depth: 0.83, height: 0.82 }),
  ),
  armchair('club', [860, 860, 750], { body: '#6b3f28', frame: '#2f1c11' }, (spec) =>
    chesterfield({ ...spec, seats: 1 }, { width: 0.86, depth: 0.86, height: 0.75 }),
  ),
]

function tub(name: string, style: TubStyle, colours: Design['colours']): Design {
  const { width, depth, height } = style.own
  return armchair(name, [width * 1000, depth * 1000, height * 1000], colours, (spec) => tubChair(spec, style))
}

function armchair(
  name: string,
  [widthMm, depthMm, heightMm]: readonly [number, number, number],
  colours: Design['colours'],
  build: (spec: PieceSpec) => PieceModel,
): Design {
  return {
    family: 'armchairs',
    name,
    colours,
    sizes: [{ key: 'm', spec: { widthMm, depthMm, heightMm, seats: 1 } }],
    angles: ['three-quarter', 'front', 'side', 'detail'],
    views: {
      'three-quarter': { azimuth: 30, elevation: 13 },
      ...(!['club', 'barrel', 'cloud'].includes(name) && { detail: ARM_DETAIL }),
    },
    build,
  }
}

import type { Design, PieceModel, PieceSpec } from '../model.ts'
import { clicClac, type ClicClac, pullOut } from './upholstery/sofa-bed.ts'
import { STYLES } from './upholstery/sofa-style.ts'

const COUCH = { width: 1.9, depth: 0.9, height: 0.82 }
const PULLED = {
  ...STYLES.family,
  legs: 'straight',
  legHeight: 0.07,
  seat: { filling: 'foam', piped: false, thick: 0.17, bench: false },
} as const
const TRUNDLE = {
  ...STYLES.nordic,
  legs: 'straight',
  legHeight: 0.05,
  arm: { kind: 'wide', width: 0.16, over: 0.17 },
  seat: { filling: 'feather', piped: false, thick: 0.16, wide: true },
  back: { ...STYLES.nordic.back, filling: 'feather', over: 0.1, thick: 0.19 },
} as const

/** Sofás-cama: closed, and two of them open (their names end in -open). */
export const sofaBeds: readonly Design[] = [
  couch(
    'clic-clac',
    { isOpen: false, legs: 'tapered', finish: 'wood', quilt: 'buttons' },
    { body: '#5f7482', frame: '#b98a5a' },
  ),
  couch(
    'clic-clac-open',
    { isOpen: true, legs: 'tapered', finish: 'wood', quilt: 'buttons' },
    { body: '#5f7482', frame: '#b98a5a' },
  ),
  couch(
    'banded',
    { isOpen: false, legs: 'pin', finish: 'metal', quilt: 'bands', roll: true },
    { body: '#6a6662', frame: '#23211f', accent: '#d9b45c' },
  ),
  couch(
    'channelled',
    { isOpen: false, legs: 'straight', finish: 'metal', quilt: 'channels', roll: true },
    { body: '#2f5d57', frame: '#23211f', accent: '#c9a25e' },
  ),
  bed(
    'pull-out',
    2050,
    [940, 880],
    (spec) => pullOut(spec, PULLED, { own: { width: 2.05, depth: 0.94, height: 0.88 }, isOpen: false, drawer: false }),
    { body: '#a39a8f', frame: '#3d2c20', accent: '#f3f0ea' },
  ),
  bed(
    'pull-out-open',
    2050,
    [2260, 880],
    (spec) => pullOut(spec, PULLED, { own: { width: 2.05, depth: 2.26, height: 0.88 }, isOpen: true, drawer: false }),
    { body: '#a39a8f', frame: '#3d3a37', accent: '#f3f0ea' },
  ),
  bed(
    'drawer',
    2150,
    [950, 860],
    (spec) => pullOut(spec, TRUNDLE, { own: { width: 2.15, depth: 0.95, height: 0.86 }, isOpen: false, drawer: true }),
    { body: '#7d8894', frame: '#2f2b28', accent: '#e8dfd0' },
  ),
]

function couch(name: string, plan: Omit<ClicClac, 'own'>, colours: Design['colours']): Design {
  const own = plan.isOpen ? { width: 1.9, depth: 1.16, height: 0.42 } : COUCH
  return bed(
    name,
    own.width * 1000,
    [own.depth * 1000, own.height * 1000],
    (spec) => clicClac(spec, { ...plan, own }),
    colours,
  )
}

function bed(
  name: string,
  widthMm: number,
  [depthMm, heightMm]: readonly [number, number],
  build: (spec: PieceSpec) => PieceModel,
  colours: Design['colours'],
): Design {
  const isOpen = name.endsWith('-open')
  return {
    family: 'sofa-beds',
    name,
    colours,
    sizes: [{ key: 'm', spec: { widthMm, depthMm, heightMm, seats: 3 } }],
    angles: isOpen ? ['three-quarter'] : ['three-quarter', 'front', 'detail'],
    views: { 'three-quarter': { azimuth: 28, elevation: isOpen ? 20 : 13 } },
    build,
  }
}

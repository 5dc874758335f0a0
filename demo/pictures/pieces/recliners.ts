import type { Design } from '../model.ts'
import { recliner, type RelaxStyle } from './upholstery/relax.ts'

const CHAIR = { width: 0.82, depth: 0.92, height: 1.04 }
const STYLES = {
  pillows: { own: CHAIR, arm: 'padded', armWidth: 0.17, back: 'pillows', control: 'lever' },
  headrest: { own: CHAIR, arm: 'upright', armWidth: 0.13, back: 'headrest', control: 'panel' },
  channels: { own: CHAIR, arm: 'upright', armWidth: 0.15, back: 'channels', control: 'lever' },
} as const satisfies Record<string, RelaxStyle>

/** Poltronas relax: closed, and one with the leg rest up. */
export const recliners: readonly Design[] = [
  chair('pillows', STYLES.pillows, { body: '#6b4a38', frame: '#23211f' }),
  chair('headrest', STYLES.headrest, { body: '#8b9199', frame: '#2b2b2b' }),
  chair('channels', STYLES.channels, { body: '#3e4f5f', frame: '#23211f' }),
  chair(
    'pillows-open',
    { ...STYLES.pillows, own: { width: 0.82, depth: 1.52, height: 0.92 }, isOpen: true },
    { body: '#6b4a38', frame: '#23211f' },
  ),
]

/** Sofás relax. */
export const relaxSofas: readonly Design[] = [
  sofa('pillows', { ...STYLES.pillows, armWidth: 0.2, console: false }, { body: '#57504a', frame: '#23211f' }),
  sofa('headrest', { ...STYLES.headrest, armWidth: 0.16 }, { body: '#a7a29a', frame: '#2b2b2b' }),
  sofa('console', { ...STYLES.channels, armWidth: 0.18, console: true }, { body: '#3b3330', frame: '#8a8a8a' }),
]

function chair(name: string, style: RelaxStyle, colours: Design['colours']): Design {
  const { width, depth, height } = style.own
  const spec = { widthMm: width * 1000, depthMm: depth * 1000, heightMm: height * 1000, seats: 1 }
  return {
    family: 'recliners',
    name,
    colours,
    sizes: [{ key: 'm', spec }],
    angles: style.isOpen === true ? ['three-quarter'] : ['three-quarter', 'front', 'side', 'detail'],
    views: { 'three-quarter': { azimuth: style.isOpen === true ? 38 : 30, elevation: 14 } },
    build: (given) => recliner({ ...given, seats: 1 }, style),
  }
}

function sofa(name: string, style: RelaxStyle, colours: Design['colours']): Design {
  const seats = style.console === true ? 2 : 3
  const own = { width: seats === 3 ? 2.12 : 1.9, depth: 0.95, height: 1.02 }
  const spec = { widthMm: own.width * 1000, depthMm: 950, heightMm: 1020, seats }
  return {
    family: 'relax-sofas',
    name,
    colours,
    sizes: [{ key: `${seats}-seats`, spec }],
    build: (given) =>
      recliner({ ...given, seats: style.console === true ? 2 : (given.seats ?? seats) }, { ...style, own }),
  }
}

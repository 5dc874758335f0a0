import type { Design, PieceModel, PieceSpec } from '../model.ts'
import { dayBed, recamier, wave } from './upholstery/day-bed.ts'

type Own = { width: number; depth: number; height: number }

/** Chaises longues, divãs, recamiers; the head is left or right by `shape`, seen from the front. */
export const chaises: readonly Design[] = [
  chaise('recamier', { width: 1.66, depth: 0.74, height: 0.84 }, { body: '#7a3f4d', frame: '#4a2f20' }, recamier),
  chaise('wave', { width: 1.68, depth: 0.68, height: 0.82 }, { body: '#d9d2c4', frame: '#23211f' }, wave),
  chaise(
    'day-bed',
    { width: 1.84, depth: 0.78, height: 0.72 },
    { body: '#5d6f66', frame: '#b98a5a', accent: '#c98f5a' },
    dayBed,
  ),
]

function chaise(
  name: string,
  own: Own,
  colours: Design['colours'],
  draw: (spec: PieceSpec, own: Own) => PieceModel,
): Design {
  return {
    family: 'chaises',
    name,
    colours,
    sizes: [
      {
        key: 'm',
        spec: { widthMm: own.width * 1000, depthMm: own.depth * 1000, heightMm: own.height * 1000, seats: 1 },
      },
    ],
    views: { 'three-quarter': { azimuth: 26, elevation: 15 } },
    build: (spec) => draw(spec, own),
  }
}

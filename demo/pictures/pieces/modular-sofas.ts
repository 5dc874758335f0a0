import type { Design, PieceModel, PieceSpec } from '../model.ts'
import { blocks, deck, pleated } from './upholstery/modules.ts'

type Own = { width: number; depth: number; height: number }

/** Sofás modulares; what stands apart is left or right by `shape`, seen from the front. */
export const modularSofas: readonly Design[] = [
  modular('blocks', { width: 2.7, depth: 1.62, height: 0.78 }, { body: '#cfc8ba', accent: '#8c5a3c' }, blocks),
  modular('pleated', { width: 2.6, depth: 0.98, height: 0.72 }, { body: '#8a6a4c' }, pleated),
  modular(
    'deck',
    { width: 2.8, depth: 1, height: 0.76 },
    { body: '#e4ddd0', frame: '#a9784a', accent: '#5f7358' },
    deck,
  ),
]

function modular(
  name: string,
  own: Own,
  colours: Design['colours'],
  draw: (spec: PieceSpec, own: Own) => PieceModel,
): Design {
  return {
    family: 'modular-sofas',
    name,
    colours,
    sizes: [
      {
        key: 'm',
        spec: {
          widthMm: own.width * 1000,
          depthMm: own.depth * 1000,
          heightMm: own.height * 1000,
          seats: 3,
          shape: 'right',
        },
      },
    ],
    views: { 'three-quarter': { azimuth: -20, elevation: 17 } },
    build: (spec) => draw(spec, own),
  }
}

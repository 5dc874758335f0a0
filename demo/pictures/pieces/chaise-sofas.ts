import type { Design } from '../model.ts'
import { chaiseSofa, type Scatter } from './upholstery/corner.ts'
import { STYLES, type SofaStyle } from './upholstery/sofa-style.ts'

/** Sofás com chaise longue: the long seat is left or right by `shape`, seen from the front. */
export const chaiseSofas: readonly Design[] = [
  chaise('nordic', STYLES.nordic, 'pair', { body: '#7f8f9a', frame: '#a9784a', accent: '#e0d6c4' }),
  chaise('deep', STYLES.deep, 'both', { body: '#b9aa98', accent: '#f0e9dd' }),
  chaise('family', STYLES.family, 'both', { body: '#5f5a58', frame: '#3d2c20', accent: '#c8a15e' }),
  chaise('linear', STYLES.linear, 'long', { body: '#c9bfae', frame: '#23211f', accent: '#5d6b50' }),
]

function chaise(name: string, style: SofaStyle, scatter: Scatter, colours: Design['colours']): Design {
  const own = { width: 2.6, depth: 1.58, height: 0.85 }
  const sizes = (['right', 'left'] as const).map((shape) => ({
    key: shape,
    spec: { widthMm: 2600, depthMm: 1580, heightMm: 850, shape },
    views: { 'three-quarter': { azimuth: shape === 'left' ? 20 : -20, elevation: 16 } },
  }))
  return { family: 'chaise-sofas', name, colours, sizes, build: (spec) => chaiseSofa(spec, style, { own, scatter }) }
}

import type { Design } from '../model.ts'
import { cornerSofa, type Scatter } from './upholstery/corner.ts'
import { STYLES, type SofaStyle } from './upholstery/sofa-style.ts'

/** Sofás de canto: the return stands left or right by `shape`, seen from the front. */
export const cornerSofas: readonly Design[] = [
  corner('nordic', STYLES.nordic, 'arm', 'pair', { body: '#9aa3a0', frame: '#b98a5a', accent: '#d9c7a4' }),
  corner('deep', STYLES.deep, 'arm', 'both', { body: '#cfc6b8', accent: '#6f7f6a' }),
  corner('linear', STYLES.linear, 'open', 'long', { body: '#6b6660', frame: '#23211f', accent: '#b8502f' }),
]

function corner(
  name: string,
  style: SofaStyle,
  endsIn: 'arm' | 'open',
  scatter: Scatter,
  colours: Design['colours'],
): Design {
  const own = { width: 2.65, depth: 1.95, height: 0.84 }
  const sizes = (['right', 'left'] as const).map((shape) => ({
    key: shape,
    spec: { widthMm: 2650, depthMm: 1950, heightMm: 840, shape },
    views: { 'three-quarter': { azimuth: shape === 'left' ? 16 : -16, elevation: 21 } },
  }))
  return {
    family: 'corner-sofas',
    name,
    colours,
    sizes,
    build: (spec) => cornerSofa(spec, style, { own, endsIn, scatter }),
  }
}

import type { Design } from '../model.ts'
import { chesterfield } from './upholstery/chesterfield.ts'
import { framedSofa } from './upholstery/framed.ts'
import { organicSofa } from './upholstery/organic.ts'
import { ARM_DETAIL, STYLES, type SofaStyle } from './upholstery/sofa-style.ts'
import { straightSofa } from './upholstery/straight.ts'

/** Sewn in upright channels, seat and back, a thin deck instead of a rail. */
const CHANNELLED: SofaStyle = {
  ...STYLES.linear,
  legHeight: 0.245,
  seat: { ...STYLES.linear.seat, channels: 5 },
  back: { ...STYLES.linear.back, channels: 5 },
}

/** Sofás de 2 e 3 lugares. */
export const sofas: readonly Design[] = [
  sofa('nordic', STYLES.nordic, { body: '#8fa596', frame: '#b98a5a', accent: '#c98f5a' }),
  sofa('deep', STYLES.deep, { body: '#d8cfc0', accent: '#8a6f58' }),
  {
    family: 'sofas',
    name: 'linear',
    colours: { body: '#5d6b78', frame: '#23211f', accent: '#c9a25e' },
    sizes: sizesOf(900, 840),
    views: { detail: ARM_DETAIL },
    build: (spec) => framedSofa(spec, CHANNELLED),
  },
  sofa('family', STYLES.family, { body: '#a8968a', frame: '#6d4a30', accent: '#e4dccf' }),
  {
    family: 'sofas',
    name: 'chesterfield',
    colours: { body: '#7a4a30', frame: '#3b2416' },
    sizes: sizesOf(900, 760),
    build: (spec) => chesterfield(spec, { width: 2.1, depth: 0.92, height: 0.76 }),
  },
  {
    family: 'sofas',
    name: 'organic',
    colours: { body: '#e6dfd3', accent: '#b5785a' },
    sizes: sizesOf(960, 760),
    build: (spec) => organicSofa(spec, { width: 2.2, depth: 0.98, height: 0.76 }),
  },
]

function sofa(name: string, style: SofaStyle, colours: Design['colours']): Design {
  return {
    family: 'sofas',
    name,
    colours,
    sizes: sizesOf(900, 840),
    ...(style.legs !== 'plinth' && { views: { detail: ARM_DETAIL } }),
    build: (spec) => straightSofa(spec, style),
  }
}

function sizesOf(depthMm: number, heightMm: number): Design['sizes'] {
  return [
    { key: '2-seats', spec: { widthMm: 1600, depthMm, heightMm, seats: 2 } },
    { key: '3-seats', spec: { widthMm: 2140, depthMm: depthMm + 30, heightMm: heightMm + 10, seats: 3 } },
  ]
}

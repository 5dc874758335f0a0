import { describe, expect, test } from 'vitest'
import { colours } from '../vocabularies/colours.ts'
import { extract, slugs } from './testing.ts'

function materialOf(slug: string, title: string, fields: Record<string, string> = {}): string {
  return slugs(extract(slug, title, null, fields), 'materials')
}
function colourOf(
  slug: string,
  title: string,
  text: string | null = null,
  fields: Record<string, string> = {},
): string {
  return slugs(extract(slug, title, text, fields), 'colours')
}

describe('E-01 the name of a colour is no material', () => {
  test.each([
    ['vasos-de-interior', 'Plant pot Vila - Velvet', { 'detail:Color': 'Velvet' }],
    ['sofas', 'Sofá Vila - Velvet', { 'detail:Cor': 'Velvet' }],
    ['vasos-e-floreiras', 'Vaso Vila Velvet', {}],
    ['jarras', 'Vase Vila, linen', {}],
    ['copos', 'Copo Vila veludo', {}],
    ['pratos-e-servicos', 'Plate Vila - Suede', { color: 'Suede' }],
    ['vasos-de-interior', 'Maceta Vila terciopelo', {}],
    ['poltronas', 'Armchair Vila - Cotton', { 'detail:Colour': 'Cotton' }],
  ] as const)('%s: %s tells no material', (slug, title, fields) => expect(materialOf(slug, title, fields)).toBe(''))

  test.each([
    ['sofas', 'Sofá Vila em veludo', {}, 'veludo'],
    ['sofas', 'Sofá Vila veludo verde', { 'detail:Cor': 'Veludo verde' }, 'veludo'],
    ['vasos-de-interior', 'Cachepot em tecido', {}, 'tecido'],
    ['poltronas', 'Velvet armchair Vila', { color: 'green' }, 'veludo'],
    ['vasos-de-interior', 'Vaso em cerâmica Vila', { color: 'Velvet' }, 'ceramica'],
  ] as const)('%s: %s %j is of %s', (slug, title, fields, expected) =>
    expect(materialOf(slug, title, fields)).toBe(expected),
  )

  test('of a variant whose tone nobody knows a text that lists the others tells nothing', () => {
    expect(
      colourOf('sofas', 'Sofá Vila - Aurora', 'Cor: preto e cinzento. Pés em faia.', { 'detail:Cor': 'Aurora' }),
    ).toBe('')
    expect(colourOf('sofas', 'Sofá Vila - Aurora', 'Sofá verde com pés em faia.', { 'detail:Cor': 'Aurora' })).toBe(
      'verde',
    )
  })
})

describe('E-01 taupe stands with the greys (ADR 0043)', () => {
  test.each(['taupe', 'cinza-taupe', 'toupeira', 'tortora', 'visón', 'gris taupe'])('the tone %s is grey', (color) =>
    expect(colourOf('sofas', 'Sofá Vila', null, { color })).toBe('cinzento'),
  )
  test.each([
    ['castanho taupe', 'castanho'],
    ['bege taupe', 'bege'],
    ['castanho', 'castanho'],
  ])('what a shop calls %s is %s', (color, expected) =>
    expect(colourOf('sofas', 'Sofá Vila', null, { color })).toBe(expected),
  )
  test('a name is read alike', () =>
    expect(
      ['Sofá Vila taupe', 'Sofá Vila em tecido cor taupe', 'Hoekbank Vila links taupe'].map((title) =>
        colourOf('sofas', title),
      ),
    ).toEqual(['cinzento', 'cinzento', 'cinzento']))

  // As upholsterers show it, from light to middle; the darkest, #75675b, lies as near to brown.
  test.each(['#b0a599', '#a0968a', '#897a6d', '#8b8589'])(
    'of the swatches that a taupe of %s may stand under grey is the nearest',
    (hex) => {
      const nearest = ['branco', 'bege', 'castanho', 'cinzento', 'preto']
        .map((slug) => ({ slug, far: distance(hex, colours.find((colour) => colour.slug === slug)?.hex ?? '') }))
        .sort((a, b) => a.far - b.far)[0]
      expect(nearest?.slug).toBe('cinzento')
    },
  )
})

/** Between two colours as people see them (OKLab). */
function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] as number)))
}

function labOf(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number]
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

import type { Choice } from './choice.ts'

/** Shapes (`forma`). */
export const shapes: readonly Choice[] = [
  {
    id: 1,
    slug: 'redonda',
    label: 'Redonda',
    words: ['redondo', 'redonda', 'circular', 'round', 'redondos', 'rond', 'ronde', 'rund', 'circulares'],
  },
  {
    id: 2,
    slug: 'oval',
    label: 'Oval',
    words: ['oval', 'ovalada', 'ovalado', 'elíptica', 'elíptico', 'ovale', 'ovalados'],
  },
  {
    id: 3,
    slug: 'quadrada',
    label: 'Quadrada',
    words: ['quadrado', 'quadrada', 'square', 'cuadrado', 'cuadrada', 'carré', 'carrée', 'quadratisch'],
  },
  {
    id: 4,
    slug: 'retangular',
    label: 'Retangular',
    words: ['retangular', 'rectangular', 'rectangulaire', 'rechteckig', 'retangulares'],
  },
  {
    id: 5,
    slug: 'em-l',
    label: 'Em L',
    words: ['em l', 'forma de l', 'formato l', 'l shaped', 'l-shaped'],
    fieldWords: ['l', 'canto', 'de canto', 'rinconera'],
  },
  {
    id: 6,
    slug: 'em-u',
    label: 'Em U',
    words: ['em u', 'forma de u', 'formato u', 'u shaped', 'u-shaped'],
    fieldWords: ['u', 'panorâmico'],
  },
  {
    id: 7,
    slug: 'semicircular',
    label: 'Semicircular',
    words: ['semicircular', 'meia lua', 'meia-lua', 'semicircle', 'half moon'],
    fieldWords: ['arco', 'em arco'],
  },
  { id: 8, slug: 'hexagonal', label: 'Hexagonal', words: ['hexagonal', 'octogonal', 'hexágono', 'hexagon'] },
  { id: 9, slug: 'triangular', label: 'Triangular', words: ['triangular', 'triangulaire', 'dreieckig'] },
  {
    id: 10,
    slug: 'organica',
    label: 'Orgânica',
    words: [
      'forma orgânica',
      'assimétrico',
      'assimétrica',
      'forma irregular',
      'curvo',
      'curva',
      'curved',
      'forma livre',
    ],
    fieldWords: ['orgânica', 'orgânico', 'irregular'],
  },
]

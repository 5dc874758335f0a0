import type { Inspiration } from '#domains/content/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { someEshops } from '../../testing.ts'

/** A room of the memory catalogue, with two of its pieces marked. */
export function anInspiration(inspiration: Partial<Inspiration> = {}): Inspiration {
  return {
    id: 1,
    ident: null,
    version: 1,
    state: 'published',
    name: 'Sala clara em verde-salva',
    description: 'Um sofá de linhas leves e madeira clara.',
    isStl: true,
    room: 'sala',
    style: 'escandinavo',
    eshopId: null,
    images: [
      {
        picture: 'inspiration/ab/cd/ef/eabcdef0123456789',
        width: 1000,
        height: 750,
        hotspots: [
          { x: 537, y: 661, variantId: 1000, productId: 500 },
          { x: 200, y: 530, variantId: 1001, productId: 501 },
        ],
      },
    ],
    publishedAt: new Date('2026-11-20T10:00:00Z'),
    savedAt: new Date('2026-11-20T10:00:00Z'),
    ...inspiration,
  }
}

/** Unless told: more than a page, every second a shop's. */
export function memoryInspirations(
  shown: readonly Inspiration[] = Array.from({ length: 26 }, (_, index) =>
    index % 2 === 0
      ? anInspiration({ id: index + 1 })
      : anInspiration({ id: index + 1, name: 'Quarto de verão', room: 'quarto', style: 'boho', eshopId: 1 }),
  ),
): StorefrontDependencies['inspirations'] {
  return {
    shown: () => shown,
    find: (id) => shown.find((each) => each.id === id) ?? null,
    version: () => '1',
    shops: () => new Map(someEshops.map(({ id, slug, name }) => [id, { slug, name }])),
  }
}

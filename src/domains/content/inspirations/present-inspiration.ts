import type { z } from 'zod'
import type { inspirationSchema } from './calls.ts'
import { type InspirationShops, ownerOf } from './find-inspirations.ts'
import type { Inspiration } from './inspiration.ts'

export type WireInspiration = z.infer<typeof inspirationSchema>

/** E-05 */
export function wireInspiration(
  inspiration: Inspiration,
  { shops, editors, urlOf }: { shops: InspirationShops; editors: string; urlOf(id: number): string },
): WireInspiration {
  const { id, name, description, isStl, eshopId, images } = inspiration
  const owner = ownerOf(inspiration, shops)
  return {
    id,
    name,
    description,
    isStl,
    ownerName: owner?.name ?? editors,
    eshop: owner === null || eshopId === null ? null : { id: eshopId, slug: owner.slug, name: owner.name },
    url: urlOf(id),
    images: images.map(({ picture, width, height, hotspots }) => ({
      imageId: picture,
      originalWidth: width,
      originalHeight: height,
      aspectRatio: Math.round((width / height) * 10_000) / 10_000,
      variants: hotspots.map(({ x, y, variantId, productId }) => ({ variantId, productId, x: x / 1000, y: y / 1000 })),
    })),
  }
}

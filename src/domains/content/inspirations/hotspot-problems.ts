import type { InspirationDocument } from './inspiration.ts'

/** Marks nearer to one another than this cannot be told apart by a finger. */
const APART = 12

/** What is wrong with the marks of an inspiration, each with its place: unknown offers, the same twice, one upon another. */
export function hotspotProblems(
  { images }: Pick<InspirationDocument, 'images'>,
  products: ReadonlyMap<number, number>,
): string[] {
  return images.flatMap(({ hotspots }, image) =>
    hotspots.flatMap((hotspot, index) => {
      const at = `images[${image}].hotspots[${index}]`
      const before = hotspots.slice(0, index)
      const same = before.findIndex(({ variantId }) => variantId === hotspot.variantId)
      const near = before.findIndex(({ x, y }) => Math.hypot(x - hotspot.x, y - hotspot.y) < APART)
      return [
        ...(products.has(hotspot.variantId) ? [] : [`${at}.variantId: there is no offer ${hotspot.variantId}`]),
        ...(same >= 0 ? [`${at}.variantId: offer ${hotspot.variantId} is marked already by hotspots[${same}]`] : []),
        ...(near >= 0 ? [`${at}: lies upon hotspots[${near}]`] : []),
      ]
    }),
  )
}

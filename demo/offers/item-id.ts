import type { Family, Product } from '../assortment/product.ts'
import type { Draw } from '../prng.ts'
import type { Shop } from '../shops/shop.ts'

/** An id in the shop's own manner, of an article or (without `product`) of its whole family. */
export function itemIdOf(shop: Shop, family: Family, product: Product | null, draw: Draw): string {
  const letters = plain(family.series).slice(0, 4).toUpperCase()
  const tail = product === null ? '' : plain(product.tone.key).slice(0, 3).toUpperCase()
  switch (shop.idScheme) {
    case 'digits':
      return String(draw.int(100_000, 9_999_999))
    case 'letters':
      return `${letters}${draw.int(1000, 99_999)}${tail}`
    case 'slug':
      return [
        plain(family.piece.category.singular.split(' ')[0] ?? ''),
        plain(family.series),
        tail.toLowerCase(),
        draw.int(10, 999),
      ]
        .filter((part) => part !== '')
        .join('-')
        .toLowerCase()
    case 'coded':
      return `${plain(shop.name).slice(0, 2).toUpperCase()}-${draw.int(10, 99)}-${draw.int(10_000, 99_999)}${tail === '' ? '' : `-${tail}`}`
    case 'hex':
      return Math.floor(draw.unit() * 0xffffffff)
        .toString(16)
        .padStart(8, '0')
    case 'dotted':
      return `${draw.int(100, 999)}.${draw.int(100, 999)}.${draw.int(10, 99)}`
  }
}

/** The id, with a number behind it when the shop has given it already. */
export function uniqueId(id: string, taken: Set<string>): string {
  let unique = id
  for (let again = 2; taken.has(unique); again += 1) unique = `${id}-${again}`
  taken.add(unique)
  return unique
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/[^A-Za-z0-9]/g, '')
}

import { asSpoilt, changed, type Dirt, valueOf, without } from './dirt-kind.ts'
import type { FeedItem } from './feed-item.ts'

/** Codes, brands, links and pictures that are not what they should be. */
export const identityDirt: readonly Dirt[] = [
  {
    kind: 'nothing_as_mpn',
    weight: 3,
    told: null,
    spoil: (item) => (valueOf(item, 'mpn') === null ? { item: [...item, ['mpn', 'N/A']] } : null),
  },
  {
    kind: 'nothing_as_gtin',
    weight: 3,
    told: null,
    spoil: (item) => (valueOf(item, 'gtin') === null ? { item: [...item, ['gtin', '-']] } : null),
  },
  {
    kind: 'nothing_as_brand',
    weight: 3,
    told: null,
    spoil: (item) => (valueOf(item, 'brand') === null ? { item: [...item, ['brand', 'null']] } : null),
  },
  {
    kind: 'wrong_check_digit',
    weight: 5,
    told: () => ({ field: 'gtin', code: 'gtin_invalid', severity: 'warning' }),
    spoil: (item) => asSpoilt(changed(item, 'gtin', (gtin) => `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`)),
  },
  {
    kind: 'gtin_of_another_article',
    weight: 1,
    told: null,
    spoil: (item, { offer, previous }) => {
      const other =
        previous === null || previous.offer.product.family.piece.category.id === offer.product.family.piece.category.id
          ? null
          : valueOf(previous.item, 'gtin')
      return other === null ? null : asSpoilt(changed(item, 'gtin', () => other))
    },
  },
  {
    kind: 'brand_with_mark',
    weight: 3,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'brand', (brand) => `${brand}®`)),
  },
  {
    kind: 'brand_with_legal_form',
    weight: 3,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'brand', (brand) => `${brand}, Lda.`)),
  },
  {
    kind: 'link_of_another_item',
    weight: 4,
    told: null,
    spoil: (item, { offer, previous }) => {
      const link =
        offer.groupId !== null && previous?.offer.groupId === offer.groupId ? valueOf(previous.item, 'link') : null
      return link === null ? null : asSpoilt(changed(item, 'link', () => link))
    },
  },
  {
    kind: 'item_twice',
    weight: 4,
    told: () => ({ field: null, code: 'duplicate_equal', severity: 'warning' }),
    spoil: (item) => ({ item, isRepeated: true }),
  },
  {
    kind: 'no_image',
    weight: 2,
    told: () => ({ field: null, code: 'image_missing', severity: 'hint' }),
    spoil: (item) => ({ item: without(item, 'image_link', 'additional_image_link') }),
  },
  {
    kind: 'image_twice',
    weight: 3,
    told: null,
    spoil: (item) => ({ item: [...item, ['additional_image_link', valueOf(item, 'image_link') ?? '']] }),
  },
  {
    kind: 'relative_image',
    weight: 2,
    told: () => ({ field: 'image_link', code: 'image_invalid', severity: 'warning' }),
    spoil: (item) => asSpoilt(changed(item, 'image_link', (url) => url.replace(/^https?:\/\/[^/]+/, ''))),
  },
  {
    kind: 'too_many_images',
    weight: 1,
    told: () => ({ field: 'additional_image_link', code: 'images_too_many', severity: 'warning' }),
    spoil: (item, { offer }) => {
      const image = /^(?:google-(?:rss|atom|jsonl)|heureka|skroutz)$/.test(offer.shop.feed.dialect)
        ? valueOf(item, 'image_link')
        : null
      return image === null
        ? null
        : {
            item: [
              ...without(item, 'additional_image_link'),
              ...Array.from({ length: 11 }, (_, at): FeedItem[number] => [
                'additional_image_link',
                image.replace('.jpg', `-${at + 2}.jpg`),
              ]),
            ],
          }
    },
  },
  // Of what is sold out anyway: a word that nobody knows is no stock.
  {
    kind: 'unknown_availability',
    weight: 20,
    told: () => ({ field: 'availability', code: 'availability_unknown', severity: 'warning' }),
    spoil: (item, { offer }) =>
      offer.availability === 'out_of_stock' && offer.shop.feed.dialect !== 'idealo'
        ? asSpoilt(changed(item, 'availability', () => 'consultar loja'))
        : null,
  },
]

import { type Dirt, valueOf } from './dirt-kind.ts'

/** Elements with other names, and attributes where others have elements: XML but for Ceneo's, whose facts are attributes anyway. */
export const formatDirt: readonly Dirt[] = [
  {
    kind: 'misspelt_element',
    weight: 4,
    told: () => ({ field: 'description', code: 'field_misspelt', severity: 'hint' }),
    spoil: (item, { isXml, offer }) =>
      isXml && offer.shop.feed.dialect !== 'ceneo' && valueOf(item, 'description') !== null
        ? { item, manner: { misspelt: 'description' } }
        : null,
  },
  {
    kind: 'attribute_for_element',
    weight: 4,
    told: null,
    spoil: (item, { isXml, offer }) =>
      isXml && offer.shop.feed.dialect !== 'ceneo' ? { item, manner: { asAttribute: 'image_link' } } : null,
  },
]

import { allMakers } from '../../../demo/language/names.ts'
import { LONG_SERIES_BRAND } from '../../../demo/long-series/series.ts'
import { shops } from '../../../demo/shops/shops.ts'
import type { ChoiceFacet } from '../../../src/domains/search/rules/listing-selection.ts'
import { PROMO } from '../../../src/domains/search/rules/listing-selection.ts'
import type { Meaning } from '../../../src/domains/search/sentences/meaning.ts'
import { understand } from '../../../src/domains/search/sentences/understand.ts'
import { type NamedChoices, vocabularyOf } from '../../../src/domains/search/sentences/vocabulary.ts'
import type { Understood } from './sentence-figures.ts'

export type Understand = (sentence: string) => Understood

/** What the product understands, with the shops and brands of the demo. */
export function productUnderstanding(): Understand {
  const vocabulary = vocabularyOf(demoNames())
  return (sentence) => {
    const { slots, notUnderstood, leftWords } = understand(sentence, vocabulary)
    return {
      slots: slots.flatMap(({ meaning }) => slotsOf(meaning)),
      notUnderstood: notUnderstood.map(({ text }) => text),
      left: leftWords.map(({ text }) => text),
    }
  }
}

/** A brand's slug is its name here, as gold has it. */
function demoNames(): NamedChoices {
  const brands = [...allMakers(), LONG_SERIES_BRAND].map((label) => ({ label, slug: label.replaceAll(' ', '_') }))
  const eshops = shops.map(({ name, slug }) => ({ label: name, slug }))
  return { eshops: byNumber(eshops), brands: byNumber(brands) }
}

function byNumber<Choice>(choices: readonly Choice[]): { readonly byId: ReadonlyMap<number, Choice> } {
  return { byId: new Map(choices.map((choice, index) => [index + 1, choice])) }
}

const fields: Readonly<Record<ChoiceFacet, string>> = {
  cor: 'colour',
  material: 'material',
  estilo: 'style',
  divisao: 'room',
  lugares: 'seats',
  forma: 'shape',
  fabricante: 'brand',
  loja: 'shop',
  condicao: 'condition',
  stock: 'stock',
  entrega: 'delivery',
  voucher: 'voucher',
}

function slotsOf(meaning: Meaning): Understood['slots'] {
  switch (meaning.kind) {
    case 'category':
      return [{ field: 'kind', value: meaning.category.slug }]
    case 'choice':
      return meaning.slugs.map((value) => ({ field: fields[meaning.facet], value }))
    case 'parameter':
      return [{ field: `p.${meaning.parameter.slug}`, value: meaning.slug }]
    case 'price':
      return [{ field: 'price', value: interval(meaning.low, meaning.high) }]
    case 'size':
      return [{ field: meaning.axis, value: interval(meaning.interval.lowMm, meaning.interval.highMm) }]
    case 'region':
      return [{ field: 'region', value: meaning.region }]
    case 'sort':
      return [{ field: 'sort', value: meaning.sort }]
    case 'promo':
      return [{ field: 'promo', value: meaning.promo === PROMO.priceDrop ? 'baixou' : 'reduzido' }]
  }
}

function interval(low: number | null, high: number | null): string {
  return `${low ?? ''}..${high ?? ''}`
}

import { categoryBySlug } from '../category-tree.ts'
import { categoryParameters } from '../vocabularies/category-parameters.ts'
import { vocabularies, type VocabularyName } from './words/attribute-words.ts'
import type { Attributes } from './attributes.ts'
import { extractAttributes } from './extract-attributes.ts'

/** What is read of an article of the category. */
export function extract(
  slug: string,
  title: string,
  description: string | null = null,
  fields: Record<string, string> = {},
): Attributes {
  const category = categoryBySlug(slug)
  if (!category) throw new Error(`no category ${slug}`)
  return extractAttributes({ title, description, productType: null, fields, categoryId: Number(category.id) })
}

/** "depth 58, height 41-45", in centimetres. */
export function sizesOf(attributes: Attributes): string {
  return Object.entries(attributes.sizes)
    .map(([axis, { lowMm, highMm }]) => `${axis} ${lowMm / 10}${lowMm === highMm ? '' : `-${highMm / 10}`}`)
    .sort()
    .join(', ')
}

/** The slugs of a vocabulary, by comma. */
export function slugs(attributes: Attributes, name: VocabularyName): string {
  return (attributes[name]?.ids ?? [])
    .map((id) => vocabularies[name].find((choice) => choice.id === id)?.slug)
    .join(',')
}

/** The slugs of a parameter's choices, by comma. */
export function parameter(attributes: Attributes, slug: string): string {
  const choices = categoryParameters.find((candidate) => candidate.slug === slug)?.choices
  return (attributes.parameters[slug]?.ids ?? [])
    .map((id) => choices?.find((choice) => choice.id === id)?.slug)
    .join(',')
}

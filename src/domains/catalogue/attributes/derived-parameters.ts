import type { Category } from '../category-tree.ts'
import { categoryParameters, type CategoryParameter } from '../vocabularies/category-parameters.ts'
import type { SizeAxis } from '../tree/size-profiles.ts'
import { rangeOfParameter } from './words/attribute-words.ts'
import type { IdsFact, SizeFact } from './attributes.ts'
import { bedWidthMm } from './sizes/dimension-parsing.ts'
import type { Token } from './words/lexer.ts'

type Sizes = Readonly<Partial<Record<SizeAxis, SizeFact>>>
type Derivation = (sizes: Sizes, title: readonly Token[]) => IdsFact | null

/** Parameters that are another view of the sizes: which bed a mattress fits, how a picture hangs. */
export function derivedParameters(
  category: Category | null,
  title: readonly Token[],
  sizes: Sizes,
): Record<string, IdsFact> {
  const derived: Record<string, IdsFact> = {}
  if (!category) return derived
  for (const { slug, order, subtreeEnd, derive } of derivations) {
    if (order > category.order || category.order > subtreeEnd) continue
    const fact = derive(sizes, title)
    if (fact) derived[slug] = fact
  }
  return derived
}

const parameterBySlug = new Map(categoryParameters.map((parameter) => [parameter.slug, parameter]))

const derivations = Object.entries({
  'tamanho-da-cama': widthChoice('tamanho-da-cama', (sizes) => sizes.lyingWidth ?? null),
  'largura-do-colchao': widthChoice('largura-do-colchao', (sizes) => sizes.width ?? null),
  'para-cama-de': forBedOf,
  orientacao: orientationOf,
} satisfies Record<string, Derivation>).map(([slug, derive]) => ({
  slug,
  derive,
  ...rangeOfParameter(parameterOf(slug)),
}))

function widthChoice(slug: string, sizeOf: (sizes: Sizes) => SizeFact | null): Derivation {
  return (sizes) => {
    const size = sizeOf(sizes)
    return size ? choiceOfWidth(slug, size.lowMm, size.source) : null
  }
}

function choiceOfWidth(slug: string, widthMm: number, source: IdsFact['source']): IdsFact | null {
  const choice = parameterOf(slug).choices.find((candidate) => Number(candidate.slug) * 10 === widthMm)
  return choice ? { ids: [choice.id], source } : null
}

function forBedOf(_sizes: Sizes, title: readonly Token[]): IdsFact | null {
  const widthMm = bedWidthMm(title)
  return widthMm === null ? null : choiceOfWidth('para-cama-de', widthMm, 'title')
}

function orientationOf({ width, height }: Sizes): IdsFact | null {
  if (!width || !height) return null
  return { ids: [width.lowMm < height.lowMm ? 1 : width.lowMm > height.lowMm ? 2 : 3], source: width.source }
}

function parameterOf(slug: string): CategoryParameter {
  const parameter = parameterBySlug.get(slug)
  if (!parameter) throw new Error(`derived-parameters.ts names the parameter "${slug}", which does not exist`)
  return parameter
}

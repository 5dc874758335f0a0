import { categoryById, type CategoryParameter, type Choice } from '#domains/catalogue/contract.ts'
import { categoryOfParameter, parametersOf } from '../parameters.ts'
import type { Meaning } from './meaning.ts'
import { PhraseTable } from './phrase-table.ts'

const parameterTables = new Map<number, PhraseTable<Meaning>>()

/** What may be said of a category's own parameters: words of names, and where one value is meant its label. */
export function parameterTable(categoryId: number): PhraseTable<Meaning> {
  const known = parameterTables.get(categoryId)
  if (known) return known
  // Of a word that two parameters have, the one whose things are fewer: "elevatória" of a coffee table is its top.
  const parameters = [...parametersOf(categoryId)].sort((a, b) => depthOf(b) - depthOf(a))
  const table = new PhraseTable<Meaning>(parameters.flatMap(parameterPhrases))
  if (categoryById(categoryId) !== null) parameterTables.set(categoryId, table)
  return table
}

function depthOf(parameter: CategoryParameter): number {
  return categoryOfParameter(parameter)?.depth ?? -1
}

function parameterPhrases(parameter: CategoryParameter): (readonly [string, Meaning])[] {
  return parameter.choices.flatMap((choice) => {
    const meaning: Meaning = { kind: 'parameter', parameter, slug: choice.slug }
    return [...choice.words, ...ownLabel(parameter, choice)].map((phrase) => [phrase, meaning] as const)
  })
}

/** "Sim" and bare numbers say nothing without the parameter's name. */
function ownLabel({ kind, label, slug }: CategoryParameter, choice: Choice): string[] {
  const named = `${label} ${choice.label}`
  if (kind === 'boolean') return choice.slug === 'sim' ? [label] : []
  const size = /^(\d+) cm$/.exec(choice.label)?.[1]
  if (size === undefined) return [named]
  return slug === 'para-cama-de' ? [named, ...forBedsOf(size)] : [named, `${label} ${size}`]
}

/** What dresses a bed is sold by the bed's size, which is not its own. */
function forBedsOf(width: string): string[] {
  const sizes = [
    width,
    `${width} cm`,
    ...['190', '200'].flatMap((length) => [`${width} x ${length}`, `${width} por ${length}`]),
  ]
  return sizes.flatMap((size) => [`cama ${size}`, `cama de ${size}`, `para cama ${size}`, `para cama de ${size}`])
}

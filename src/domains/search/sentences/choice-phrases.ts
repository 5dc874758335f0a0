import {
  type Choice,
  colours,
  conditions,
  materials,
  meaninglessPhrases,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import type { ChoiceFacet } from '../rules/listing-selection.ts'
import { fixedPhrases, otherMeaningPhrases, unsaidPhrases } from './fixed-phrases.ts'
import type { Meaning } from './meaning.ts'
import { PhraseTable } from './phrase-table.ts'

/** `nothing`: a phrase in which the words do not mean what they mean alone ("passar a ferro"); `unsaid`: a wish that no filter says. */
export type WordMeaning = Meaning | { readonly kind: 'nothing' } | { readonly kind: 'unsaid' }

/** Words that lead a value in: behind them those count that alone would mean something else ("cor café", "para a sala"). */
const leadIns: Readonly<Partial<Record<ChoiceFacet, readonly string[]>>> = {
  cor: ['cor', 'cor de', 'em cor', 'tom', 'em tom', 'em tons de'],
  material: ['material', 'em material'],
  estilo: ['estilo', 'de estilo', 'em estilo'],
  forma: ['forma', 'formato', 'de forma', 'em forma de'],
  condicao: ['estado', 'em estado'],
  divisao: ['para', 'para a', 'para o', 'na', 'no', 'da', 'do', 'de', 'em', 'divisão'],
}

/** The vocabularies that are the same for every catalogue. */
export const fixedTable = new PhraseTable<WordMeaning>([
  ...[...meaninglessPhrases, ...otherMeaningPhrases].map((phrase) => [phrase, { kind: 'nothing' }] as const),
  ...unsaidPhrases.map((phrase) => [phrase, { kind: 'unsaid' }] as const),
  ...fixedPhrases,
  ...choicePhrases('material', materials),
  ...choicePhrases('cor', colours),
  ...choicePhrases('estilo', styles),
  ...choicePhrases('forma', shapes),
  ...choicePhrases('divisao', rooms),
  ...choicePhrases('condicao', conditions),
])

function choicePhrases(facet: ChoiceFacet, table: readonly Choice[]): (readonly [string, WordMeaning])[] {
  return table.flatMap((choice) => {
    const meaning: WordMeaning = { kind: 'choice', facet, slugs: [choice.slug] }
    const words = [choice.label, ...choice.words]
    const led = (leadIns[facet] ?? []).flatMap((leadIn) =>
      [...words, ...(choice.fieldWords ?? [])].map((word) => `${leadIn} ${word}`),
    )
    return [...words, ...led].map((phrase) => [phrase, meaning] as const)
  })
}

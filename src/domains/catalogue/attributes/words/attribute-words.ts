import { categoryBySlug } from '../../category-tree.ts'
import { categoryParameters, type CategoryParameter } from '../../vocabularies/category-parameters.ts'
import type { Choice } from '../../vocabularies/choice.ts'
import { colours } from '../../vocabularies/colours.ts'
import { materials } from '../../vocabularies/materials.ts'
import { rooms } from '../../vocabularies/rooms.ts'
import { shapes } from '../../vocabularies/shapes.ts'
import { styles } from '../../vocabularies/styles.ts'
import { wordDictionary, type WordDictionary } from './word-dictionary.ts'

export type VocabularyName = 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'

export const vocabularies: Readonly<Record<VocabularyName, readonly Choice[]>> = {
  colours,
  materials,
  styles,
  rooms,
  shapes,
}

/** What a phrase of a name says; `none`: a phrase in which the words mean nothing ("passar a ferro"). */
export type NameMeaning = { readonly vocabulary: VocabularyName | 'none'; readonly id: number }

/** Phrases that would be misread word by word. */
export const meaninglessPhrases: readonly string[] = [
  'passar a ferro',
  'madeira madeira',
  'ferro de engomar',
  'vinho verde',
  'vinho tinto',
  'vinho branco',
  'chá verde',
  'café preto',
  'rosa dos ventos',
  'jardim vertical',
  'casa branca',
  'linha branca',
  'quadro negro',
  'metro quadrado',
  'por m quadrado',
  'vidro elétrico',
  'detector de metal',
  'cozinha de brincar',
  'jardim de inverno',
  'pele de pêssego',
  'pele sensível',
  'tela de projeção',
  'ilha da madeira',
  'rede de segurança',
  'fibra de silicone',
  'fibra siliconada',
  'fibra de poliéster',
  'fibres polyester',
  'fibra di poliestere',
  'fibras de poliéster',
  'polyesterfüllung',
  'luz branca',
  'branco quente',
  'branco frio',
  'branco neutro',
  'luz azul',
  'luz vermelha',
  'luz verde',
  'lápis de cor',
  'pavimento de madeira',
  'chão de madeira',
  'black friday',
  'black week',
  'black weekend',
  'black november',
  'black days',
  'black month',
  'blue monday',
  'green friday',
  'green week',
  'pink friday',
  'cuidado da madeira',
  'verniz para madeira',
  'verte sem',
  'verte bem',
  'verte com',
  'fios de prata',
  'fio de prata',
  'iões de prata',
  'partículas de prata',
  'fios de ouro',
  'fio de ouro',
  'que cobre',
  'cobre todo',
  'cobre toda',
  'cobre tudo',
  'cobre o',
  'cobre a',
  'cobre os',
  'cobre as',
  'cobre até',
  'cobre braços',
  'de laranja',
  'de laranjas',
  'laranja e canela',
  'canela e laranja',
  'flor de laranjeira',
  'aroma rosa',
  'aroma laranja',
  'aroma violeta',
  'rosa e violeta',
]

/** Words of names for colours, materials, styles, rooms and shapes. */
export const nameWords: WordDictionary<NameMeaning> = wordDictionary([
  ...Object.entries(vocabularies).flatMap(([vocabulary, table]) =>
    table.flatMap((choice) => {
      const meaning: NameMeaning = { vocabulary: vocabulary as VocabularyName, id: choice.id }
      return choice.words.map((word) => [word, meaning] as const)
    }),
  ),
  ...meaninglessPhrases.map((phrase) => [phrase, { vocabulary: 'none', id: 0 } as NameMeaning] as const),
])

/** Words believed in a field of the vocabulary's own. */
export const fieldWords: Readonly<Record<VocabularyName, WordDictionary<number>>> = Object.fromEntries(
  Object.entries(vocabularies).map(([name, table]) => [name, choiceDictionary(table)]),
) as Record<VocabularyName, WordDictionary<number>>

/** What a phrase says about a category parameter, with the pre-order range of the categories that have it. */
export type ParameterMeaning = {
  readonly parameter: CategoryParameter
  readonly id: number
  readonly order: number
  readonly subtreeEnd: number
}

export const parameterNameWords: WordDictionary<ParameterMeaning> = wordDictionary(
  categoryParameters.flatMap((parameter) => {
    const range = rangeOfParameter(parameter)
    return parameter.choices.flatMap((choice) => {
      const meaning: ParameterMeaning = { parameter, id: choice.id, ...range }
      return choice.words.map((word) => [word, meaning] as const)
    })
  }),
)

const parameterFieldDictionaries = new Map(
  categoryParameters.map((parameter) => [parameter.id, choiceDictionary(parameter.choices)]),
)
export function parameterFieldWords(parameter: CategoryParameter): WordDictionary<number> {
  return parameterFieldDictionaries.get(parameter.id) as WordDictionary<number>
}

/** Pre-order range of the categories that have a parameter; the whole tree when it belongs to all. */
export function rangeOfParameter(parameter: CategoryParameter): { order: number; subtreeEnd: number } {
  const category = parameter.within === null ? null : categoryBySlug(parameter.within)
  return category
    ? { order: category.order, subtreeEnd: category.subtreeEnd }
    : { order: 0, subtreeEnd: Number.MAX_SAFE_INTEGER }
}

function choiceDictionary(table: readonly Choice[]): WordDictionary<number> {
  return wordDictionary(
    table.flatMap((choice) =>
      [choice.label, ...choice.words, ...(choice.fieldWords ?? [])].map((word) => [word, choice.id] as const),
    ),
  )
}

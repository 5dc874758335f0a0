import { memoised } from '#platform/memory/memoised.ts'
import type { Category } from '../category-tree.ts'
import type { CategoryParameter } from '../vocabularies/category-parameters.ts'
import { covers, materialIds, woods } from '../vocabularies/material-kinds.ts'
import type { AttributeSource } from './attributes.ts'
import { fieldUse } from './field-names.ts'
import { NO_SHOP_VALUES, shopValueKey, type ShopValues } from './shop-values.ts'
import { addIds, addMaterials, type Found, withSource } from './found.ts'
import { choicesIn } from './names/name-facts.ts'
import { seatsOfField } from './seats.ts'
import type { SizeField } from './sizes/extract-sizes.ts'
import { fieldWords, parameterFieldWords, rangeOfParameter, type VocabularyName } from './words/attribute-words.ts'
import { tokensOf, type Token } from './words/lexer.ts'
import { partRole } from './words/part-nouns.ts'

/** Longest text that is read of a field; the rest of it is left out. */
const maxField = 200

/** Reads every field that a table knows; what speaks of sizes is handed back, because sizes are settled together. */
export function readFields(
  fields: Readonly<Record<string, string>>,
  category: Category | null,
  own: ReadonlySet<string>,
  found: Found,
  shopValues: ShopValues = NO_SHOP_VALUES,
): SizeField[] {
  const sizeFields: SizeField[] = []
  for (const name in fields) {
    const use = fieldUse(name)
    if (!use) continue
    const value = fields[name]!.slice(0, maxField)
    const source = sourceOf(name)
    if (use.kind === 'vocabulary' || use.kind === 'finish') {
      const vocabulary = use.kind === 'finish' ? 'colours' : use.vocabulary
      if (!readRuledValue(vocabulary, value, shopValues, found))
        readVocabularyField(vocabulary, use.kind === 'finish' || use.isOfPart, value, source, found)
      continue
    }
    if (use.kind === 'seats') found.seats ??= withSource(seatsOfField(fieldTokens(value)), source)
    else if (use.kind === 'parameters') readParameterField(use.parameters, fieldTokens(value), category, source, found)
    else if (use.kind === 'sizes' || use.of === null || own.has(use.of)) sizeFields.push({ use, value, source })
  }
  return sizeFields
}

/** Whether the shop itself has said what the value means; nothing may be what it says. */
function readRuledValue(vocabulary: VocabularyName, value: string, shopValues: ShopValues, found: Found): boolean {
  if (shopValues.size === 0) return false
  const ids = shopValues.get(shopValueKey(vocabulary, value))
  if (ids === undefined) return false
  if (ids.length > 0) found.vocabularies[vocabulary] ??= { ids, source: 'shop-rule' }
  return true
}

/** The list that a feed's field speaks of by its name ("cor", "detail:Material do tampo"); null: none. */
export function listOfField(name: string): VocabularyName | null {
  const use = fieldUse(name)
  return use?.kind === 'finish' ? 'colours' : use?.kind === 'vocabulary' ? use.vocabulary : null
}

/** What a value is read as where no rule of the shop speaks of it. */
export function idsOfValue(list: VocabularyName, value: string): readonly number[] {
  const read = value.slice(0, maxField)
  return list === 'materials' ? materialsOfField(read) : choicesOfField[list](read)
}

/** A finish is a colour ("lacado branco") or tells of a part ("pés em faia"). */
function readVocabularyField(
  vocabulary: VocabularyName,
  mayBeOfPart: boolean,
  value: string,
  source: AttributeSource,
  found: Found,
): void {
  const part = mayBeOfPart ? partOfField(value) : null
  if (part) {
    if (part === 'carries') found.partMaterials.push({ ids: choicesOfField.materials(value), source })
    return
  }
  const ids = vocabulary === 'materials' ? materialsOfField(value) : choicesOfField[vocabulary](value)
  // "Stof: bouclé", "Frame: staal": a second field tells of another part.
  if (vocabulary === 'materials' && found.vocabularies.materials) found.partMaterials.push({ ids, source })
  else if (vocabulary === 'materials') addMaterials(found, ids, source)
  else addIds(found.vocabularies, vocabulary, ids, source)
}

/** "Eiche Nordic Dekor", "oak effect": a print on a board. */
const looksLike = /dekor|nachbildung|optik|\beffe[ck]?t|efecto|efeito|imitat|imitac|imita[cç]|\blook\b/i
const printed: ReadonlySet<number> = new Set([...woods, ...materialIds('marmore-e-pedra', 'betao-e-cimento')])
export const materialsOfField = memoised((value) => {
  const ids = choicesIn(tokensOf(value), fieldWords.materials)
  return looksLike.test(value) ? ids.filter((id) => !printed.has(id)) : ids
}, 5_000)

const mostRemembered = 5_000
const sourceOf = memoised((name): AttributeSource => `field:${name}`, mostRemembered)
const foldedValue = memoised(
  (value) =>
    tokensOf(value)
      .map(({ text }) => text)
      .join(' '),
  mostRemembered,
)
const partOfField = memoised(
  (value) => partRole(tokensOf(value.slice(0, maxField))[0]?.text ?? '') ?? false,
  mostRemembered,
)
const fieldTokens = memoised(tokensOf, mostRemembered)
const choicesOfField = Object.fromEntries(
  Object.entries(fieldWords).map(([name, dictionary]) => [
    name,
    memoised((value) => choicesIn(tokensOf(value), dictionary), mostRemembered),
  ]),
) as unknown as Record<VocabularyName, (value: string) => readonly number[]>

function readParameterField(
  parameters: readonly CategoryParameter[],
  tokens: readonly Token[],
  category: Category | null,
  source: AttributeSource,
  found: Found,
): void {
  for (const parameter of parameters) {
    if (appliesTo(parameter, category))
      addIds(
        found.parameters,
        parameter.slug,
        oneIfBoolean(parameter, choicesIn(tokens, parameterFieldWords(parameter))),
        source,
      )
  }
}

function appliesTo(parameter: CategoryParameter, category: Category | null): boolean {
  if (parameter.within === null) return true
  const range = rangeOfParameter(parameter)
  return category !== null && range.order <= category.order && category.order <= range.subtreeEnd
}

function oneIfBoolean(parameter: CategoryParameter, ids: readonly number[]): readonly number[] {
  return parameter.kind === 'boolean' ? ids.slice(0, 1) : ids
}

/** What the item's colour fields say, for a name that says it again: a tone that a shop calls "Velvet" is none. */
export function colourTextOf(fields: Readonly<Record<string, string>>): string {
  let text = ''
  for (const name in fields) {
    const use = fieldUse(name)
    if (use?.kind === 'vocabulary' && use.vocabulary === 'colours') text = `${text} ${colourName(fields[name]!)}`
  }
  return text
}

/** "Veludo verde" tells a cloth beside its colour, and is no name of a colour. */
const colourName = memoised((value: string): string => {
  const tokens = tokensOf(value.slice(0, maxField))
  const isOfCloth =
    choicesIn(tokens, fieldWords.materials).some((id) => covers.has(id)) &&
    choicesIn(tokens, fieldWords.colours).length > 0
  return isOfCloth ? '' : foldedValue(value)
}, mostRemembered)

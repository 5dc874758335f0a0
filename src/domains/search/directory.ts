import type { Eshop } from '#domains/eshops/contract.ts'
import { type FixedChoice, fixedChoices } from './url/choice-slugs.ts'
import type { ChoiceFacet } from './rules/listing-selection.ts'
import type { Synonym } from './synonyms/synonym.ts'
import type { ListingDirectory } from './url/parse-listing-url.ts'

/** A shop as a choice, with what pages say of it and the domain that its click links name (null: none is known yet). */
export interface EshopChoice
  extends FixedChoice, Pick<Eshop, 'description' | 'logo' | 'vouchers' | 'tariff' | 'coolingOffDays' | 'returnPolicy'> {
  readonly domain: string | null
}

/** Shops and brands as choices: small tables that change rarely, held in memory and read anew as the index follows. */
export interface SearchDirectory extends ListingDirectory {
  readonly eshops: ChoiceTable<EshopChoice>
  readonly brands: ChoiceTable
  /** Words that editors have given a meaning. */
  readonly synonyms: readonly Synonym[]
}

export interface ChoiceTable<Choice extends FixedChoice = FixedChoice> {
  readonly byId: ReadonlyMap<number, Choice>
  readonly bySlug: ReadonlyMap<string, Choice>
}

export function searchDirectory(
  eshops: readonly EshopChoice[],
  brands: readonly FixedChoice[],
  synonyms: readonly Synonym[] = [],
): SearchDirectory {
  const [eshopTable, brandTable] = [choiceTable(eshops), choiceTable(brands)]
  return {
    eshops: eshopTable,
    brands: brandTable,
    synonyms,
    hasEshop: (slug) => eshopTable.bySlug.has(slug),
    brandName: (slug) => brandTable.bySlug.get(slug)?.label ?? null,
  }
}

function choiceTable<Choice extends FixedChoice>(choices: readonly Choice[]): ChoiceTable<Choice> {
  return {
    byId: new Map(choices.map((choice) => [choice.id, choice])),
    bySlug: new Map(choices.map((choice) => [choice.slug, choice])),
  }
}

const fixedTables = Object.fromEntries(
  Object.entries(fixedChoices).map(([facet, choices]) => [facet, choiceTable(choices)]),
) as Record<keyof typeof fixedChoices, ChoiceTable>

/** The choices of a facet, fixed ones and those of this catalogue alike. */
export function choicesOf(facet: ChoiceFacet, directory: SearchDirectory): ChoiceTable {
  if (facet === 'loja') return directory.eshops
  return facet === 'fabricante' ? directory.brands : fixedTables[facet]
}

/** Index values of these slugs; one that is gone meanwhile is left out (then the facet matches nothing of it). */
export function choiceIds(facet: ChoiceFacet, slugs: readonly string[], directory: SearchDirectory): number[] {
  return slugs.flatMap((slug) => choicesOf(facet, directory).bySlug.get(slug)?.id ?? [])
}

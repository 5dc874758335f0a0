import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from '../directory.ts'
import { compilePlan } from '../plan/compile-plan.ts'
import { planWords } from '../plan/word-plans.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import type { Synonym } from '../synonyms/synonym.ts'

/** How many products a search of these words finds with these synonyms and no filter. */
export async function countFound(
  query: string,
  synonyms: readonly Synonym[],
  { search, directory: present }: { readonly search: SearchPort; readonly directory: SearchDirectory },
): Promise<number> {
  const directory = { ...present, synonyms }
  const planned = planWords(query, { vocabulary: search.vocabulary(), directory })
  const plan = compilePlan({ ...emptySelection({ kind: 'search' }), query }, directory, ONE_HIT, planned)
  return plan === null ? 0 : (await search.search({ ...plan, facets: [] })).totalCount
}

const ONE_HIT = { kind: 'numbered', number: 1, size: 1 } as const

import { sql } from 'kysely'
import { type CategorySuggestion, offerKind, suggestCategories } from '#domains/catalogue/contract.ts'
import { uncategorisedGroups, type UncategorisedGroup } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'

/** Live offers of a shop that are alike and have no category: one decision settles them all. */
export interface QueuedKind {
  /** The shop's path as rules compare it; '' where it says nothing. */
  readonly path: string
  /** Head words of the name; null where the path alone makes the kind. */
  readonly words: string | null
  /** Live offers. */
  readonly offers: number
  readonly examples: readonly { readonly itemId: string; readonly title: string }[]
  /** Likeliest first, at most three; empty where nothing is known. */
  readonly suggestions: readonly CategorySuggestion[]
}

/** Different wordings that are looked at, and kinds that are kept: the ones with most offers. */
const MOST_GROUPS = 5000
const MOST_KINDS = 1000
const EXAMPLES = 3

/** What waits for a decision, the kinds with most offers first. */
export async function categoryQueue(db: DatabaseOrTransaction, eshopId: number, limit: number): Promise<QueuedKind[]> {
  const { rows } =
    await sql<QueuedKind>`select path, words, offer_count as offers, examples, suggestions from feeds.category_queue
    where eshop_id = ${eshopId} order by offer_count desc, path, words limit ${limit}`.execute(db)
  return rows
}

/** How many kinds, and live offers in them, wait. */
export async function queueTotals(
  db: DatabaseOrTransaction,
  eshopId: number,
): Promise<{ kinds: number; offers: number }> {
  const { rows } = await sql<{
    kinds: number
    offers: number
  }>`select count(*)::int as kinds, coalesce(sum(offer_count), 0)::int as offers
    from feeds.category_queue where eshop_id = ${eshopId}`.execute(db)
  return rows[0] ?? { kinds: 0, offers: 0 }
}

/** Live offers of all shops that wait for a category. */
export async function uncertainOffers(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{ offers: number }>`
    select coalesce(sum(offer_count), 0)::int as offers from feeds.category_queue`.execute(db)
  return rows[0]?.offers ?? 0
}

/** Makes the shop's queue anew from its live offers: one grouped statement, suggestions for each group, one insert. */
export async function refreshCategoryQueue(tx: DatabaseTransaction, eshopId: number, now: Date): Promise<void> {
  const kinds = kindsOf(await uncategorisedGroups(tx, eshopId, MOST_GROUPS))
  await sql`delete from feeds.category_queue where eshop_id = ${eshopId}`.execute(tx)
  if (kinds.length === 0) return
  await sql`insert into feeds.category_queue (eshop_id, path, words, offer_count, examples, suggestions, refreshed_at)
    select ${eshopId}, path, words, offers, examples, suggestions, ${now}
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (path text, words text, offers int, examples jsonb, suggestions jsonb)`.execute(
    tx,
  )
}

function kindsOf(groups: readonly UncategorisedGroup[]): QueuedKind[] {
  return [...Map.groupBy(groups, (group) => JSON.stringify(kindOf(group))).values()]
    .map((alike): QueuedKind => ({
      ...kindOf(alike[0] as UncategorisedGroup),
      offers: alike.reduce((sum, group) => sum + group.offers, 0),
      examples: alike.flatMap((group) => group.examples).slice(0, EXAMPLES),
      suggestions: suggestionsOf(alike),
    }))
    .sort((a, b) => b.offers - a.offers)
    .slice(0, MOST_KINDS)
}

/** The words stand with the offer, as it was read. */
function kindOf({ productType, likeWords }: UncategorisedGroup): Pick<QueuedKind, 'path' | 'words'> {
  return {
    path: offerKind({ productType, title: '' }).path,
    words: likeWords,
  }
}

/** What the examples suggest together. */
function suggestionsOf(groups: readonly UncategorisedGroup[]): CategorySuggestion[] {
  const named = groups.flatMap((group) => group.examples.map(({ title }) => ({ ...group, title }))).slice(0, EXAMPLES)
  const sums = new Map<CategorySuggestion['categoryId'], number>()
  for (const offer of named)
    for (const { categoryId, confidence } of suggestCategories(offer))
      sums.set(categoryId, (sums.get(categoryId) ?? 0) + confidence / named.length)
  return [...sums]
    .map(([categoryId, confidence]) => ({ categoryId, confidence: Math.round(confidence * 100) / 100 }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, EXAMPLES)
}

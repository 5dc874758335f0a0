import { sql } from 'kysely'
import { z } from 'zod'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'

/** What stands elsewhere about a product, in the words of who runs the site, and where it stands (E-03). */
export interface WebSummary {
  readonly summary: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

/** docs/limits.md */
export const WEB_SUMMARY_LIMITS = { products: 10_000, summaryLength: 2_000, nameLength: 200, sources: 20 } as const

function line(most: number) {
  return z.string().transform(withoutUnreadable).pipe(z.string().trim().min(1).max(most))
}

/** The file of `poiso reviews web-summaries`. */
export const webSummariesFile = z
  .array(
    z.strictObject({
      variantId: z.int().positive(),
      summary: line(WEB_SUMMARY_LIMITS.summaryLength),
      sources: z
        .array(
          z.strictObject({
            name: line(WEB_SUMMARY_LIMITS.nameLength),
            url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2_000),
          }),
        )
        .min(1)
        .max(WEB_SUMMARY_LIMITS.sources),
    }),
  )
  .max(WEB_SUMMARY_LIMITS.products)
  .refine((all) => new Set(all.map(({ variantId }) => variantId)).size === all.length, 'names a variant twice')

export type ConfiguredSummary = z.output<typeof webSummariesFile>[number]

/** All that are configured, as their file has them. */
export async function listWebSummaries(db: DatabaseOrTransaction): Promise<readonly ConfiguredSummary[]> {
  const { rows } = await sql<ConfiguredSummary>`
    select variant_id::int as "variantId", summary, sources from reviews.web_summary order by variant_id`.execute(db)
  return rows
}

/** Puts these in the place of all that there were. */
export async function putWebSummaries(tx: DatabaseTransaction, summaries: readonly ConfiguredSummary[]): Promise<void> {
  await sql`delete from reviews.web_summary`.execute(tx)
  await sql`
    insert into reviews.web_summary (variant_id, summary, sources)
    select (w->>'variantId')::bigint, w->>'summary', w->'sources' from jsonb_array_elements(${JSON.stringify(summaries)}::jsonb) w`.execute(
    tx,
  )
}

/** Of a product by its offers: that of the first of them that has one; null: none is configured. */
export async function webSummaryOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<WebSummary | null> {
  const { rows } = await sql<WebSummary>`
    select summary, sources from reviews.web_summary where variant_id = any(${variantIds as number[]}::bigint[])
    order by array_position(${variantIds as number[]}::bigint[], variant_id) limit 1`.execute(db)
  const [found] = rows
  return found === undefined
    ? null
    : { summary: found.summary, sources: found.sources.map(({ name, url }) => ({ name, url })) }
}

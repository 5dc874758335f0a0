import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type ProductId } from '#platform/ids.ts'

/** Products shown as looking the same as one: more would be a listing of its own. */
export const MOST_TWINS = 3
/** Answers of shoppers about pairs that nobody has decided: more than a person can look through means that somebody plays. */
export const MOST_OPEN_ANSWERS = 5_000

/** Another product that looks the same, by the pair of their offers that says most. */
export interface Twin {
  readonly productId: ProductId
  readonly variantId: number
  readonly otherId: number
  /** How probably it is the same article, in thousandths. */
  readonly permille: number
}

/** What may be one article and stands apart, each pair from both sides: it only looks like it, or the score says so and a rule kept it apart. */
const proposals = sql`offers.variant v join offers.match_relation r on r.variant_id = v.id
  cross join lateral (select * from unnest(r.same, r.same_scores) union all select * from unnest(r.twin, r.twin_scores)) l (other_id, score)
  join offers.variant o on o.id = l.other_id and o.product_id <> v.product_id and o.state <> 'ended'`

/** Two products of which a person has said that they are two. */
function areDecidedApart(one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) {
  return sql`exists (
  select from offers.variant a join offers.group_pair g on g.variant_id = a.id join offers.group_decision d on d.id = g.decision_id join offers.variant b on b.id = g.other_id
  where a.product_id = ${one} and b.product_id = ${other} and d.undone_at is null and d.kind = 'apart'
    and not exists (select from offers.group_pair l join offers.group_decision m on m.id = l.decision_id where l.variant_id = g.variant_id and l.other_id = g.other_id and m.undone_at is null and m.id > d.id))`
}

/** Products that look the same as one and have something to sell, the likeliest first; none that a person has decided about. */
export async function twinsOf(db: DatabaseOrTransaction, productId: number, limit = MOST_TWINS): Promise<Twin[]> {
  const { rows } = await sql<{ product_id: number; variant_id: number; other_id: number; score: number }>`
    select * from (
      select distinct on (o.product_id) o.product_id, v.id as variant_id, o.id as other_id, l.score
      from ${proposals} where v.product_id = ${productId} and v.state <> 'ended' order by o.product_id, l.score desc, v.id, o.id) t
    where exists (select from offers.variant s where s.product_id = t.product_id and s.state = 'live') and not ${areDecidedApart(sql`${productId}::bigint`, sql`t.product_id`)}
    order by t.score desc, t.product_id limit ${limit}`.execute(db)
  return rows.map((row) => ({
    productId: asId<ProductId>(row.product_id),
    variantId: row.variant_id,
    otherId: row.other_id,
    permille: row.score,
  }))
}

/** A shopper says of two products whether they are one article. */
export interface TwinAnswer {
  readonly productId: number
  readonly twinId: number
  readonly isSame: boolean
  /** A keyed hash of who says so, of one day: nobody is counted twice in it. */
  readonly answerer: string
}

/** Keeps an answer for a person to look at; changes nothing by itself. `unknown`: the two are no twins (any more). */
export async function keepTwinAnswer(
  db: DatabaseOrTransaction,
  { productId, twinId, isSame, answerer }: TwinAnswer,
  now: Date,
): Promise<'kept' | 'unknown' | 'full'> {
  const twin = (await twinsOf(db, productId, Number.MAX_SAFE_INTEGER)).find((each) => each.productId === twinId)
  if (twin === undefined) return 'unknown'
  const { rows } = await sql<{
    open: number
  }>`select count(*)::int as open from (select from ${openAnswers} limit ${MOST_OPEN_ANSWERS}) o`.execute(db)
  if ((rows[0]?.open ?? 0) >= MOST_OPEN_ANSWERS) return 'full'
  const [a, b] = [Math.min(twin.variantId, twin.otherId), Math.max(twin.variantId, twin.otherId)]
  await sql`insert into offers.twin_answer (variant_id, other_id, answerer, is_same, answered_at) values (${a}, ${b}, ${answerer}, ${isSame}, ${now})
    on conflict (variant_id, other_id, answerer) do update set is_same = excluded.is_same, answered_at = excluded.answered_at`.execute(
    db,
  )
  return 'kept'
}

/** Of offers that still are two products, and about which nobody has decided. */
const openAnswers = sql`offers.twin_answer t join offers.variant x on x.id = t.variant_id join offers.variant y on y.id = t.other_id and y.product_id <> x.product_id
  where not ${areDecidedApart(sql`x.product_id`, sql`y.product_id`)}`

/** Two products that may be one, for a person to decide. */
export interface ProposedTwin {
  readonly productId: number
  readonly twinId: number
  readonly product: string
  readonly twin: string
  /** The two offers that say most. */
  readonly variantId: number
  readonly otherId: number
  readonly permille: number
  /** Shoppers who say so. */
  readonly same: number
  readonly notSame: number
}

/** What waits for a decision: first what most shoppers have answered, then the likeliest. */
export async function proposedTwins(db: DatabaseOrTransaction, limit: number, offset = 0): Promise<ProposedTwin[]> {
  const { rows } = await sql<ProposedTwin>`
    with pair as (
      select distinct on (v.product_id, o.product_id) v.product_id, o.product_id as twin_id, v.id as variant_id, o.id as other_id, l.score
      from ${proposals} where v.product_id < o.product_id and v.state <> 'ended' order by v.product_id, o.product_id, l.score desc, v.id, o.id),
    answer as (
      select least(x.product_id, y.product_id) as product_id, greatest(x.product_id, y.product_id) as twin_id, count(distinct t.answerer) filter (where t.is_same)::int as same, count(distinct t.answerer) filter (where not t.is_same)::int as not_same
      from ${openAnswers} group by 1, 2)
    select p.product_id as "productId", p.twin_id as "twinId", a.title as product, b.title as twin, p.variant_id as "variantId", p.other_id as "otherId", p.score as permille, coalesce(w.same, 0) as same, coalesce(w.not_same, 0) as "notSame"
    from pair p join offers.product a on a.id = p.product_id join offers.product b on b.id = p.twin_id left join answer w on w.product_id = p.product_id and w.twin_id = p.twin_id
    where not ${areDecidedApart(sql`p.product_id`, sql`p.twin_id`)}
    order by coalesce(w.same, 0) + coalesce(w.not_same, 0) desc, p.score desc, p.product_id, p.twin_id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

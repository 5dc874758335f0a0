import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Explanation } from './explain.ts'

/** For tests of explaining; never part of the product: what the database says of two offers, found without it. */
export interface StandingPair {
  readonly a: number
  readonly b: number
  /** One of these is what was done. */
  readonly words: readonly string[]
}

/** Every pair of offers; of many those that share a product or a relation, and by the way some others. */
export const pairsInDatabase = async (db: DatabaseOrTransaction, every = 1): Promise<StandingPair[]> => {
  const { rows } = await sql<{ a: number; b: number; is_one: boolean; is_apart: boolean; bond: string | null; is_linked: boolean }>`
    select a.id as a, b.id as b, a.product_id = b.product_id as is_one, coalesce(d.kind = 'apart', false) as is_apart,
      case when b.id = any(r.same) then 'same' when b.id = any(r.twin) then 'twin' when b.id = any(r.family) then 'family' end as bond,
      a.eshop_id = b.eshop_id and a.group_key = b.group_key and a.state <> 'ended' and b.state <> 'ended' as is_linked
    from offers.variant a join offers.variant b on b.id > a.id left join offers.match_relation r on r.variant_id = a.id
    left join lateral (select d.kind from offers.group_pair p join offers.group_decision d on d.id = p.decision_id where p.variant_id = a.id and p.other_id = b.id and d.undone_at is null order by d.id desc limit 1) d on true
    where a.product_id = b.product_id or b.id = any(r.same || r.twin) or d.kind is not null or (a.id * 31 + b.id) % ${every} = 0`.execute(db)
  return rows.map(({ a, b, is_one: isOne, is_apart: isApart, bond, is_linked: isLinked }) => ({ a, b, words: wordsOf(isOne, isApart, bond, isLinked) }))
}

const wordsOf = (isOne: boolean, isApart: boolean, bond: string | null, isLinked: boolean | null): string[] => {
  if (isOne) return ['one_product']
  if (isApart) return ['kept_apart by decision']
  if (bond === 'same') return ['kept_apart by decision', 'kept_apart by rival', 'kept_apart by clash', 'kept_apart by contradiction', 'kept_apart by too_many_alike']
  if (bond === 'twin') return ['twin']
  return isLinked === true ? ['family'] : bond === 'family' ? ['family'] : ['family', 'different', 'not_compared']
}

export const wordOf = ({ outcome }: Explanation): string => (outcome.kind === 'kept_apart' ? `kept_apart by ${outcome.because.by}` : outcome.kind)

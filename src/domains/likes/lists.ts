import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { violates } from '#platform/database/violates.ts'

/** A list that a person sorts favourites into. */
export interface FavouriteList {
  readonly id: number
  readonly name: string
  readonly note: string | null
  /** Offers in it. */
  readonly variantIds: readonly number[]
}

/** docs/limits.md */
export const MOST_LISTS = 30
export const LONGEST_LIST_NAME = 60
export const LONGEST_NOTE = 500

/** All lists of a person, by name as people sort names. */
export async function listsOf(db: DatabaseOrTransaction, personId: number): Promise<FavouriteList[]> {
  const rows = await db
    .selectFrom('likes.list as list')
    .leftJoin('likes.list_item as item', 'item.list_id', 'list.id')
    .select(['list.id', 'list.name', 'list.note', 'item.item_id'])
    .where('list.person_id', '=', personId)
    .orderBy('list.id')
    .execute()
  const lists = new Map<number, FavouriteList & { variantIds: number[] }>()
  for (const { id, name, note, item_id } of rows) {
    const list = lists.get(id) ?? { id, name, note, variantIds: [] }
    if (item_id !== null) list.variantIds.push(item_id)
    lists.set(id, list)
  }
  return [...lists.values()].toSorted((one, other) => byName.compare(one.name, other.name))
}

const byName = new Intl.Collator('pt-PT')

/** What stands in the way of a list's name: the person has one of that name, or as many as anybody may. */
export type ListProblem = 'taken' | 'too-many'

/** Makes a list; its id, or why not. */
export async function makeList(
  db: DatabaseOrTransaction,
  personId: number,
  { name, note, at }: { readonly name: string; readonly note: string | null; readonly at: Date },
): Promise<number | ListProblem> {
  const { rows } = await sql<{ id: number }>`
    insert into likes.list (person_id, name, note, created_at)
    select ${personId}, ${name}, ${note}, ${at}
    where (select count(*) from likes.list where person_id = ${personId}) < ${MOST_LISTS}
    on conflict (person_id, lower(name)) do nothing
    returning id`.execute(db)
  return rows[0]?.id ?? ((await hasListNamed(db, personId, name)) ? 'taken' : 'too-many')
}

async function hasListNamed(db: DatabaseOrTransaction, personId: number, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('likes.list')
    .select('id')
    .where('person_id', '=', personId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return found !== undefined
}

/** Gives a list of the person another name and note; another's list stays as it is. */
export async function changeList(
  db: DatabaseOrTransaction,
  personId: number,
  listId: number,
  { name, note }: { readonly name: string; readonly note: string | null },
): Promise<ListProblem | null> {
  const changing = sql<{ is_taken: boolean }>`
    with taken as (
      select 1 from likes.list where person_id = ${personId} and lower(name) = lower(${name}) and id <> ${listId}
    ), changed as (
      update likes.list set name = ${name}, note = ${note}
      where id = ${listId} and person_id = ${personId} and not exists (select from taken)
    )
    select exists (select from taken) as is_taken`.execute(db)
  return changing.then(
    ({ rows }) => (rows[0]?.is_taken === true ? 'taken' : null),
    (error: unknown) => {
      // Another window has given another list this name at the same moment.
      if (violates(error, 'list_name')) return 'taken'
      throw error
    },
  )
}

/** Takes a list away; what was in it stays liked. */
export async function removeList(db: DatabaseOrTransaction, personId: number, listId: number): Promise<void> {
  await db.deleteFrom('likes.list').where('id', '=', listId).where('person_id', '=', personId).execute()
}

/** Puts a liked offer into exactly these lists of the person, with this note. What is not liked, and others' lists, are let be. */
export async function sortFavourite(
  db: DatabaseOrTransaction,
  personId: number,
  variantId: number,
  { listIds, note }: { readonly listIds: readonly number[]; readonly note: string | null },
): Promise<void> {
  await sql`
    with noted as (
      update likes.liked set note = ${note}
      where person_id = ${personId} and item_type = 'variant' and item_id = ${variantId}
      returning person_id, item_id
    ), left_out as (
      delete from likes.list_item
      where person_id = ${personId} and item_type = 'variant' and item_id = ${variantId}
        and list_id <> all(${listIds}::bigint[])
    )
    insert into likes.list_item (list_id, person_id, item_id)
    select list.id, noted.person_id, noted.item_id
    from likes.list as list join noted on noted.person_id = list.person_id
    where list.id = any(${listIds}::bigint[])
    on conflict do nothing`.execute(db)
}

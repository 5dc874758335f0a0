import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData } from '#platform/domain/personal-data.ts'
import { removeAllLikes } from './storage.ts'

export const personal: PersonalData = {
  tables: ['likes.liked', 'likes.list', 'likes.list_item', 'likes.share'],
  collect: async (db, personId) => ({
    favoritos: await collectLikes(db, personId),
    listas: await collectLists(db, personId),
  }),
  erase: async (tx, personId) => {
    await removeAllLikes(tx, personId)
    await tx.deleteFrom('likes.list').where('person_id', '=', personId).execute()
    await tx.deleteFrom('likes.share').where('person_id', '=', personId).execute()
  },
}

async function collectLikes(db: DatabaseOrTransaction, personId: number) {
  const rows = await db
    .selectFrom('likes.liked')
    .select(['item_type', 'item_id', 'liked_at', 'price_cents', 'for_marketing', 'note'])
    .where('person_id', '=', personId)
    .orderBy('liked_at')
    .orderBy('item_id')
    .execute()
  return rows.map(({ item_type, item_id, liked_at, price_cents, for_marketing, note }) => ({
    tipo: item_type,
    oferta: item_id,
    desde: liked_at.toISOString(),
    precoDeEntao: price_cents === null ? null : price_cents / 100,
    paraPublicidade: for_marketing,
    nota: note,
  }))
}

async function collectLists(db: DatabaseOrTransaction, personId: number) {
  const rows = await db
    .selectFrom('likes.list as list')
    .leftJoin('likes.list_item as item', 'item.list_id', 'list.id')
    .select(['list.name', 'list.note', 'item.item_id'])
    .where('list.person_id', '=', personId)
    .orderBy('list.id')
    .orderBy('item.item_id')
    .execute()
  return rows.map(({ name, note, item_id }) => ({ lista: name, nota: note, oferta: item_id }))
}

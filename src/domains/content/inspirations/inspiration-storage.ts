import { type Selectable, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { DB } from '#platform/database/schema.ts'
import type { Inspiration, InspirationDocument, InspirationImage } from './inspiration.ts'

type Row = Selectable<DB['content.inspiration']>

/** Of several that change one at once, each waits here for the one before. */
export async function lockInspiration(tx: DatabaseTransaction, id: number): Promise<Inspiration | null> {
  const row = await tx.selectFrom('content.inspiration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row === undefined ? null : inspirationOf(row)
}

export async function findInspiration(db: DatabaseOrTransaction, id: number): Promise<Inspiration | null> {
  const row = await db.selectFrom('content.inspiration').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : inspirationOf(row)
}

export async function findBrought(db: DatabaseOrTransaction, ident: string): Promise<Inspiration | null> {
  const row = await db.selectFrom('content.inspiration').selectAll().where('ident', '=', ident).executeTakeFirst()
  return row === undefined ? null : inspirationOf(row)
}

/** Of the names that shops give theirs, those that are there already. */
export async function knownIdents(db: DatabaseOrTransaction, idents: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content.inspiration')
    .select('ident')
    .where(sql<boolean>`ident = any(${idents}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ ident }) => (ident === null ? [] : [ident])))
}

/** Somebody or something has made some, whatever became of them. */
export async function hasInspirations(db: DatabaseOrTransaction): Promise<boolean> {
  return (await db.selectFrom('content.inspiration').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All that visitors see, the newest first. */
export async function publishedInspirations(db: DatabaseOrTransaction): Promise<Inspiration[]> {
  const rows = await db
    .selectFrom('content.inspiration')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(inspirationOf)
}

export function inspirationOf(row: Row): Inspiration {
  const { is_stl, eshop_id, images, published_at, saved_at, state, ...same } = row
  return {
    ...same,
    state: state === 'published' ? 'published' : 'draft',
    isStl: is_stl,
    eshopId: eshop_id,
    images: images as unknown as readonly InspirationImage[],
    publishedAt: published_at,
    savedAt: saved_at,
  }
}

/** The columns of what an editor or a shop says; `products` by the offers' ids, all of which it has. */
export function columnsOf(document: InspirationDocument, products: ReadonlyMap<number, number>, now: Date) {
  const { name, description, isStl, room, style, eshopId } = document
  const images = document.images.map(({ hotspots, ...image }) => ({
    ...image,
    hotspots: hotspots.map((hotspot) => ({ ...hotspot, productId: products.get(hotspot.variantId) })),
  }))
  return {
    name,
    description,
    is_stl: isStl,
    room,
    style,
    eshop_id: eshopId,
    images: JSON.stringify(images),
    saved_at: now,
  }
}

/** To be called by whatever changes what visitors see. */
export async function countRevisionUp(tx: DatabaseTransaction): Promise<void> {
  await tx
    .insertInto('content.inspiration_revision')
    .values({ n: 1 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ n: sql`inspiration_revision.n + 1` }))
    .execute()
}

/** Counts what has changed for visitors; 0: nothing yet. */
export async function readInspirationRevision(db: DatabaseOrTransaction): Promise<number> {
  const row = await db.selectFrom('content.inspiration_revision').select('n').executeTakeFirst()
  return Number(row?.n ?? 0)
}

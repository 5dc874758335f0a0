import { rooms, styles } from '#domains/catalogue/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import { type InspirationShops, ownerOf } from '../find-inspirations.ts'
import type { Inspiration } from '../inspiration.ts'
import { inspirationOf } from '../inspiration-storage.ts'

const COLUMNS = { name: 'name', saved: 'saved_at', published: 'published_at' } as const

interface Asked extends Omit<ListAsked<keyof typeof COLUMNS, Record<never, never>>, 'filters'> {
  readonly filters: { readonly state?: Inspiration['state'] | undefined; readonly room?: string | undefined }
}

interface ListDeps {
  readonly db: Database
  readonly shops: InspirationShops
  readonly editors: string
}

/** Rows of the list of the back office. */
export async function listInspirations(
  { q, sort, isDescending, limit, offset, filters }: Asked,
  { db, shops, editors }: ListDeps,
) {
  let query = db.selectFrom('content.inspiration')
  if (q !== null) query = query.where('name', 'ilike', `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  if (filters.state !== undefined) query = query.where('state', '=', filters.state)
  if (filters.room !== undefined) query = query.where('room', '=', filters.room)
  const [rows, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy(COLUMNS[sort], (order) => (isDescending ? order.desc().nullsLast() : order.asc().nullsLast()))
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    totalCount: Number(count),
    rows: rows.map(inspirationOf).map((each) => ({
      id: each.id,
      name: each.name,
      state: each.state,
      room: labelOf(rooms, each.room),
      style: labelOf(styles, each.style),
      ownerName: ownerOf(each, shops)?.name ?? editors,
      pieceCount: each.images.reduce((sum, { hotspots }) => sum + hotspots.length, 0),
      savedAt: each.savedAt.toISOString(),
      publishedAt: each.publishedAt?.toISOString() ?? null,
    })),
  }
}

function labelOf(choices: readonly { readonly slug: string; readonly label: string }[], slug: string): string {
  return choices.find((choice) => choice.slug === slug)?.label ?? slug
}

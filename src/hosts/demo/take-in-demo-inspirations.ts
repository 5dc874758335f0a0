import { dirname } from 'node:path'
import { hasInspirations, type ReadyInspiration, takeInInspirations } from '#domains/content/contract.ts'
import { loadEshops } from '#domains/eshops/contract.ts'
import { takeInContentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import {
  type DemoInspiration,
  demoInspirations,
  inspirationPicture,
} from '../../../demo/inspirations/demo-inspirations.ts'

export interface DemoInspirationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly store: ImageStore
}

/** With fewer pieces of a room on sale it is no inspiration: a demo of fewer articles has fewer of them. */
const LEAST_PIECES = 3

/**
 * Takes in the rooms of the demo, once: later starts find some and leave all as it is. Pieces that this demo does not sell are left out. Answers how
 * many there are.
 */
export async function takeInDemoInspirations({ db, clock, store }: DemoInspirationsDeps): Promise<number> {
  if (await hasInspirations(db)) return 0
  const shops = new Map((await loadEshops(db)).map(({ slug, id }) => [slug, id as number]))
  const ready: ReadyInspiration[] = []
  // The newest is shown first: the first of the list comes last.
  for (const each of demoInspirations().toReversed()) ready.push(await readyOne(each, shops, store))
  const taken = await takeInInspirations(ready, { leastPieces: LEAST_PIECES }, { db, clock })
  return taken.filter(({ kind }) => kind === 'done').length
}

async function readyOne(
  inspiration: DemoInspiration,
  shops: ReadonlyMap<string, number>,
  store: ImageStore,
): Promise<ReadyInspiration> {
  const { ident, name, description, room, style, shop, width, height, hotspots } = inspiration
  const file = inspirationPicture(inspiration)
  const kept = await takeInContentPicture(file, { folder: dirname(file), store, isReady: true })
  if (kept.kind === 'wrong') throw new Error(`${file}: ${kept.why}`)
  const marks = hotspots.map(({ shop: slug, ...mark }) => ({ ...mark, eshopId: shops.get(slug) ?? 0 }))
  return {
    ident: `demo/${ident}`,
    name,
    description,
    isStl: true,
    room,
    style,
    eshopId: shop === null ? null : (shops.get(shop) ?? null),
    images: [{ picture: kept.path, width, height, marks }],
  }
}

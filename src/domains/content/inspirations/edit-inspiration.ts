import { eshopNames } from '#domains/eshops/contract.ts'
import { productsOfVariants } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonObject } from '#platform/database/schema.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { type Editor, madeBy } from '../editor.ts'
import { hotspotProblems } from './hotspot-problems.ts'
import { type Inspiration, INSPIRATION_LIMITS, type InspirationDocument } from './inspiration.ts'
import { columnsOf, countRevisionUp, findInspiration, lockInspiration } from './inspiration-storage.ts'

export type InspirationOutcome =
  | { readonly kind: 'done'; readonly inspiration: Inspiration }
  | { readonly kind: 'absent' }
  /** Somebody saved in between: this is what stands there. */
  | { readonly kind: 'stale'; readonly present: Inspiration }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

export interface EditDeps {
  readonly db: Database
  readonly clock: Clock
}

/** As the log names what was changed. */
export const INSPIRATION_CHANGE = 'content.inspiration'

/** Keeps a new inspiration as a draft. `ident`: of a shop's file. */
export function createInspiration(
  document: InspirationDocument,
  by: Editor,
  { db, clock }: EditDeps,
  ident: string | null = null,
): Promise<InspirationOutcome> {
  return db.transaction().execute(async (tx) => {
    const products = await productsOf(tx, document)
    const problems = [
      ...hotspotProblems(document, products),
      ...(await ownerProblems(tx, document)),
      ...(await tooMany(tx)),
    ]
    if (problems.length > 0) return { kind: 'wrong', problems }
    const { id } = await tx
      .insertInto('content.inspiration')
      .values({ ...columnsOf(document, products, clock.now()), ident })
      .returning('id')
      .executeTakeFirstOrThrow()
    return done(tx, { id, before: null, action: 'create', by })
  })
}

/** Saves over the version that was read; of a published one visitors see it at once. */
export function saveInspiration(
  id: number,
  { version, document }: { readonly version: number; readonly document: InspirationDocument },
  by: Editor,
  deps: EditDeps,
): Promise<InspirationOutcome> {
  return changed(id, version, deps, async (tx, before) => {
    const products = await productsOf(tx, document)
    const problems = [
      ...hotspotProblems(document, products),
      ...(await ownerProblems(tx, document)),
      ...(before.state === 'published' ? unmarked(document) : []),
    ]
    if (problems.length > 0) return { kind: 'wrong', problems }
    await tx
      .updateTable('content.inspiration')
      .set({ ...columnsOf(document, products, deps.clock.now()), version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (before.state === 'published') await countRevisionUp(tx)
    return done(tx, { id, before, action: 'save', by })
  })
}

/** Shows it to visitors, or takes it from them. */
export function setInspirationState(
  id: number,
  { version, state }: { readonly version: number; readonly state: Inspiration['state'] },
  by: Editor,
  deps: EditDeps,
): Promise<InspirationOutcome> {
  return changed(id, version, deps, async (tx, before) => {
    const problems = state === 'published' ? unmarked(before) : []
    if (problems.length > 0) return { kind: 'wrong', problems }
    const publishedAt = before.publishedAt ?? (state === 'published' ? deps.clock.now() : null)
    await tx
      .updateTable('content.inspiration')
      .set({ state, version: version + 1, published_at: publishedAt })
      .where('id', '=', id)
      .execute()
    await countRevisionUp(tx)
    return done(tx, { id, before, action: state === 'published' ? 'publish' : 'withdraw', by })
  })
}

/** What visitors see as a room whose pieces can be bought has some. */
export function unmarked({
  isStl,
  images,
}: {
  readonly isStl: boolean
  readonly images: readonly { readonly hotspots: readonly unknown[] }[]
}): string[] {
  return isStl && images.every(({ hotspots }) => hotspots.length === 0) ? ['images: no piece is marked'] : []
}

function productsOf(tx: DatabaseTransaction, { images }: InspirationDocument): Promise<ReadonlyMap<number, number>> {
  return productsOfVariants(
    tx,
    images.flatMap(({ hotspots }) => hotspots.map(({ variantId }) => variantId)),
  )
}

/** A room of nobody would be shown as the editors' own. */
async function ownerProblems(tx: DatabaseTransaction, { eshopId }: InspirationDocument): Promise<string[]> {
  return eshopId === null || (await eshopNames(tx, [eshopId])).has(eshopId)
    ? []
    : [`eshopId: there is no shop ${eshopId}`]
}

async function tooMany(tx: DatabaseTransaction): Promise<string[]> {
  const { count } = await tx
    .selectFrom('content.inspiration')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) >= INSPIRATION_LIMITS.inspirations
    ? [`there are ${INSPIRATION_LIMITS.inspirations} inspirations already`]
    : []
}

function changed(
  id: number,
  version: number,
  { db }: EditDeps,
  change: (tx: DatabaseTransaction, before: Inspiration) => Promise<InspirationOutcome>,
): Promise<InspirationOutcome> {
  return db.transaction().execute(async (tx): Promise<InspirationOutcome> => {
    const before = await lockInspiration(tx, id)
    if (before === null) return { kind: 'absent' }
    return before.version === version ? change(tx, before) : { kind: 'stale', present: before }
  })
}

async function done(
  tx: DatabaseTransaction,
  {
    id,
    before,
    action,
    by,
  }: { readonly id: number; readonly before: Inspiration | null; readonly action: string; readonly by: Editor },
): Promise<InspirationOutcome> {
  const inspiration = await findInspiration(tx, id)
  if (inspiration === null) throw new Error(`inspiration ${id} is not there any more`)
  const of = { kind: INSPIRATION_CHANGE, id: String(id) }
  const told = { before: before && toldOf(before), after: toldOf(inspiration) }
  await recordChange(tx, { ...madeBy(by), of, action, ...told })
  return { kind: 'done', inspiration }
}

/** As the log has it. */
export function toldOf(inspiration: Inspiration): JsonObject {
  return JSON.parse(JSON.stringify(inspiration)) as JsonObject
}

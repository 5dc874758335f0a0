import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { imageUsesOfItems } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { DESCRIPTOR_VERSION } from '../../likeness/describe-picture.ts'
import { originalKey } from '../../original.ts'
import type { OriginalSize, PictureJudge, PictureScore } from '../../scoring/picture-judge.ts'
import { takeIn } from '../offers/intake.ts'
import { urlKey } from './pictures-of.ts'
import { noteChanged, QUEUE } from '../queue/queue-storage.ts'

/** A picture made ahead of time that stands for what is at a shop's address, and all that is said of it, worked out ahead of time as well. */
export interface ReadyPicture extends OriginalSize {
  /** The offer that shows it. */
  readonly eshopSlug: string
  readonly itemId: string
  readonly url: string
  /** As it is kept; what sharp reads. */
  readonly bytes: Buffer
  readonly original: OriginalSize & { readonly format: string }
  readonly thumbhash: Buffer
  /** The thumbhash as a tiny webp. */
  readonly placeholder: Buffer
  readonly judged: { readonly version: number; readonly score: PictureScore; readonly descriptor: Buffer }
}

export interface AdoptDeps {
  readonly db: Database
  readonly store: ImageStore
  readonly judge: PictureJudge
  readonly clock: Clock
}

const WRITTEN_AT_ONCE = 8

/**
 * Takes over pictures that were made ahead of time (demo only, ADR 0031): the addresses show them at once, nothing is fetched, decoded or
 * judged. The addresses stay in the queue, where first screens stand: what the shop has there takes their place. Addresses that have a picture, or that no live
 * offer names, are passed over. What another judge said is left out, and judged again like any older judgement. Row, file, row,
 * as in ADR 0027; safe to repeat. Gives how many addresses show theirs.
 */
export async function adoptPictures(deps: AdoptDeps, ready: readonly ReadyPicture[]): Promise<number> {
  const isBeforeIndex = await isNothingTakenIn(deps.db)
  const uses = await imageUsesOfItems(deps.db, ready)
  await takeIn({ ...deps, isBeforeIndex }, uses)
  const due = await dueAddresses(
    deps.db,
    ready.map(({ url }) => urlKey(url)),
  )
  const wanted = ready
    .filter(({ url }) => due.has(urlKey(url)))
    .map((picture) => ({ ...picture, sha256: createHash('sha256').update(picture.bytes).digest('hex') }))
  const ids = await beginPictures(deps, wanted)
  // One that was taken down has no row to show.
  const adopted = wanted.filter(({ sha256 }) => ids.has(sha256))
  const inTurn = pLimit(WRITTEN_AT_ONCE)
  await Promise.all(
    adopted.map(({ sha256, bytes }) =>
      inTurn(() => deps.store.write(originalKey({ hash: sha256.slice(0, 6), imageId: `p${ids.get(sha256)}` }), bytes)),
    ),
  )
  return deps.db.transaction().execute((tx) =>
    showPictures(
      tx,
      { ...deps, isBeforeIndex },
      adopted.map((picture) => ({ ...picture, id: ids.get(picture.sha256) as number })),
    ),
  )
}

/** Then no index has been built of them either: nobody need be told. */
async function isNothingTakenIn(db: Database): Promise<boolean> {
  return (await sql`select from images.intake`.execute(db)).rows.length === 0
}

/** Of these addresses those of live offers that wait for a picture, by their keys. */
async function dueAddresses(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    url_key: string
  }>`select url_key from images.source where url_key = any(${keys as string[]}::uuid[]) and state = 'due' and queue is not null`.execute(
    db,
  )
  return new Set(rows.map((row) => row.url_key))
}

type AdoptedPicture = ReadyPicture & { readonly sha256: string }

/** Ids by content. Unused until an address shows them. */
async function beginPictures(
  { db, judge, clock }: AdoptDeps,
  pictures: readonly AdoptedPicture[],
): Promise<ReadonlyMap<string, number>> {
  const rows = [...new Map(pictures.map((picture) => [picture.sha256, rowOf(picture, judge)])).values()]
  const found = await sql<{ id: number; sha256: string }>`
    insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, thumbhash, placeholder, judge_version, type, orientation, cropped, ai_score, reasons, focus_box, created_at, unused_since)
    select decode(sha256, 'hex'), 'storing', original_format, original_width, original_height, width, height, bytes, decode(thumbhash, 'base64'), decode(placeholder, 'base64'), judge_version, type, orientation, cropped, ai_score, reasons, focus_box, ${clock.now()}, ${clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ready (sha256 text, original_format text, original_width int, original_height int, width int, height int, bytes int, thumbhash text, placeholder text,
      judge_version int, type text, orientation text, cropped boolean, ai_score smallint, reasons text[], focus_box smallint[])
    on conflict (sha256) do update set created_at = excluded.created_at where picture.state <> 'taken_down' returning id, encode(sha256, 'hex') as sha256`.execute(
    db,
  )
  return new Map(found.rows.map(({ id, sha256 }) => [sha256, id]))
}

function rowOf(
  { sha256, bytes, width, height, original, thumbhash, placeholder, judged }: AdoptedPicture,
  judge: PictureJudge,
): Readonly<Record<string, unknown>> {
  return {
    sha256,
    width,
    height,
    bytes: bytes.length,
    original_format: original.format,
    original_width: original.width,
    original_height: original.height,
    thumbhash: thumbhash.toString('base64'),
    placeholder: placeholder.toString('base64'),
    ...(judged.version === judge.version && judgementOf(judged)),
  }
}

function judgementOf({
  version,
  score: { type, orientation, cropped, score, reasons, focusBox },
}: ReadyPicture['judged']): Readonly<Record<string, unknown>> {
  return {
    judge_version: version,
    type,
    orientation,
    cropped,
    ai_score: Math.round(score * 100),
    reasons,
    focus_box: [focusBox.left, focusBox.top, focusBox.width, focusBox.height],
  }
}

/** The addresses that have none show them; they are what first screens show. */
async function showPictures(
  tx: DatabaseTransaction,
  { judge, isBeforeIndex }: AdoptDeps & { isBeforeIndex: boolean },
  pictures: readonly (AdoptedPicture & { readonly id: number })[],
): Promise<number> {
  const ids = pictures.map(({ id }) => id)
  await sql`update images.picture set state = 'stored' where id = any(${ids}::bigint[]) and state <> 'taken_down'`.execute(
    tx,
  )
  const judged = [
    ...new Map(
      pictures.filter(({ judged: { version } }) => version === judge.version).map((picture) => [picture.id, picture]),
    ).values(),
  ]
  await sql`insert into images.descriptor (picture_id, version, descriptor)
    select id, ${DESCRIPTOR_VERSION}, decode(descriptor, 'base64') from unnest(${judged.map(({ id }) => id)}::bigint[], ${judged.map((picture) => picture.judged.descriptor.toString('base64'))}::text[]) as ready (id, descriptor)
    on conflict (picture_id) do update set version = excluded.version, descriptor = excluded.descriptor`.execute(tx)
  const { rows } = await sql<{ variant_ids: (number | string)[] }>`
    update images.source s set state = 'fetched', reason = null, picture_id = ready.id, queue = least(s.queue, ${QUEUE.firstScreen}) from unnest(${pictures.map(({ url }) => urlKey(url))}::uuid[], ${ids}::bigint[]) as ready (url_key, id)
    where s.url_key = ready.url_key and s.state = 'due' and s.queue is not null returning s.variant_ids`.execute(tx)
  await sql`update images.picture p set unused_since = null where p.id = any(${ids}::bigint[]) and exists (select from images.source s where s.picture_id = p.id)`.execute(
    tx,
  )
  await noteChanged(
    tx,
    rows.flatMap((row) => row.variant_ids.map(Number)),
    !isBeforeIndex,
  )
  return rows.length
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadEshops } from '#domains/eshops/contract.ts'
import { offersOfItems } from '#domains/offers/contract.ts'
import { type ReadyQuestion, takeInQuestions } from '#domains/questions/contract.ts'
import { takeInReviews, type TakenReview } from '#domains/reviews/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { Repetition } from '#platform/pace/repeat.ts'
import { type DemoManifest, readDemoManifest } from '../../../demo/manifest.ts'
import type { DemoReview } from '../../../demo/reviews/demo-review.ts'
import { makeReviewsBeside } from '../../../demo/reviews/make-beside.ts'
import type { DemoQuestion } from '../../../demo/reviews/questions.ts'
import { readDemoQuestions, readDemoReviews } from '../../../demo/reviews/read-reviews.ts'
import { takeInAtLast } from './take-in-at-last.ts'
import { type DemoPhotosDeps, takeInDemoPhotos } from './take-in-demo-photos.ts'
import { tellDemoPurchases } from './tell-demo-purchases.ts'

/** So small that a page that asks meanwhile waits for no more than one of them. */
const MOST_AT_ONCE = 300
/** Between two of them: the index follows, and pages come first. */
const PAUSE_MS = 250
/** They come in one by one. */
const QUESTIONS_AT_ONCE = 100
/** Between the pictures of two reviews: nobody waits for them. */
const PHOTO_PAUSE_MS = 1_000
const REVIEWS_MARK = 'reviews-taken-in'
const PHOTOS_MARK = 'review-photos-taken-in'
/** After the site is ready; whoever opens the first page has these seconds for himself. */
const BEGIN_AFTER_MS = 10_000

export interface DemoReviewsDeps {
  readonly db: Database
  readonly dataFolder: string
}

export interface LeisureDeps extends DemoReviewsDeps, DemoPhotosDeps {
  readonly log: Log
  /** `derivedKey(secret, 'orders')`; null: no purchases, so that no mails are sent. */
  readonly ordersKey: Uint8Array | null
  /** The thread that makes them, beside the process's own script. */
  readonly makerScript: string
}

/** Takes in the demo's reviews once the site is ready, and what comes after them, at leisure (ADR 0100). A later start finds it done, or goes on with what is missing. */
export function beginDemoReviews(deps: LeisureDeps): Repetition {
  return takeInAtLast({ log: deps.log, complaint: "the demo's reviews could not be taken in" }, (signal) =>
    takeInAtLeisure(deps, signal),
  )
}

async function takeInAtLeisure(deps: LeisureDeps, signal: AbortSignal): Promise<void> {
  const manifest = await readDemoManifest(deps.dataFolder)
  if (manifest === null || (await isMarked(deps, PHOTOS_MARK, manifest))) return
  await wait(BEGIN_AFTER_MS, undefined, { signal, ref: false })
  const began = performance.now()
  if (!(await isMarked(deps, REVIEWS_MARK, manifest))) {
    await makeReviewsBeside(manifest, deps.makerScript, signal)
    const reviews = await takeInMadeReviews(deps, manifest, () => wait(PAUSE_MS, undefined, { signal }))
    deps.log.info({ reviews, ms: Math.round(performance.now() - began) }, "the demo's reviews are in")
  }
  if (deps.ordersKey !== null)
    await tellDemoPurchases(
      { db: deps.db, ordersKey: deps.ordersKey },
      await readDemoReviews(manifest.folder),
      deps.clock.now(),
    )
  const photos = await takeInDemoPhotos(deps, manifest.folder, () => wait(PHOTO_PAUSE_MS, undefined, { signal }))
  await writeFile(markOf(deps, PHOTOS_MARK), manifest.key)
  deps.log.info({ photos, ms: Math.round(performance.now() - began) }, "the pictures of the demo's reviews are in")
}

/** Takes in those that are made, and questions after them, in batches, with a pause after each. Gives how many reviews are new. */
export async function takeInMadeReviews(
  deps: DemoReviewsDeps,
  { folder, key }: Pick<DemoManifest, 'folder' | 'key'>,
  pause: () => Promise<unknown>,
): Promise<number> {
  const { db } = deps
  const idOfShop = new Map((await loadEshops(db)).map(({ slug, id }) => [slug, id as number]))
  let taken = 0
  for (const batch of batches(await readDemoReviews(folder))) {
    const reviews = await namedAsHere(db, batch, idOfShop)
    taken += await db.transaction().execute((tx) => takeInReviews(tx, reviews))
    await pause()
  }
  const questions = await readDemoQuestions(folder)
  for (let at = 0; at < questions.length; at += QUESTIONS_AT_ONCE) {
    const ready = await questionsNamedAsHere(db, questions.slice(at, at + QUESTIONS_AT_ONCE), idOfShop)
    await db.transaction().execute((tx) => takeInQuestions(tx, ready))
    await pause()
  }
  // The mark comes last: who dies before it goes on at the next start, and what stands there stays.
  await writeFile(markOf(deps, REVIEWS_MARK), key)
  return taken
}

/** Reviews of one thing stay together, so that each thing is told of once. */
function* batches(things: readonly (readonly DemoReview[])[]): Generator<readonly DemoReview[]> {
  let batch: DemoReview[] = []
  for (const reviews of things) {
    batch.push(...reviews)
    if (batch.length < MOST_AT_ONCE) continue
    yield batch
    batch = []
  }
  yield batch
}

/** With the ids of shops and offers; reviews of what is not sold here are left out. */
async function namedAsHere(
  db: Database,
  reviews: readonly DemoReview[],
  idOfShop: ReadonlyMap<string, number>,
): Promise<TakenReview[]> {
  const named: TakenReview[] = []
  for (const [shop, own] of Map.groupBy(reviews, (review) => review.shop)) {
    const eshopId = idOfShop.get(shop)
    if (eshopId === undefined) continue
    const offers = await offersOfItems(
      db,
      eshopId,
      own.flatMap(({ itemId }) => itemId ?? []),
    )
    for (const { itemId, subject: _subject, shop: _shop, writtenAt, repliedAt, ...review } of own) {
      const times = { writtenAt: new Date(writtenAt), repliedAt: repliedAt === null ? null : new Date(repliedAt) }
      const variantId = itemId === null ? null : (offers.get(itemId)?.variantId ?? 0)
      if (variantId === null) named.push({ ...review, ...times, subject: 'eshop', eshopId, variantId })
      else if (variantId > 0) named.push({ ...review, ...times, subject: 'variant', eshopId, variantId })
    }
  }
  return named
}

/** The same of questions. */
async function questionsNamedAsHere(
  db: Database,
  questions: readonly DemoQuestion[],
  idOfShop: ReadonlyMap<string, number>,
): Promise<ReadyQuestion[]> {
  const named: ReadyQuestion[] = []
  for (const [shop, own] of Map.groupBy(questions, (question) => question.shop)) {
    const eshopId = idOfShop.get(shop)
    if (eshopId === undefined) continue
    const offers = await offersOfItems(
      db,
      eshopId,
      own.map(({ itemId }) => itemId),
    )
    for (const { itemId, nickname, body, writtenAt, answers } of own) {
      const variantId = offers.get(itemId)?.variantId
      if (variantId === undefined) continue
      named.push({
        variantId,
        nickname,
        body,
        writtenAt: new Date(writtenAt),
        answers: answers.map((answer) => ({
          ...answer,
          eshopId: answer.role === 'shop' ? eshopId : null,
          writtenAt: new Date(answer.writtenAt),
        })),
      })
    }
  }
  return named
}

async function isMarked(deps: DemoReviewsDeps, mark: string, { key }: DemoManifest): Promise<boolean> {
  return (await readFile(markOf(deps, mark), 'utf8').catch(() => '')) === key
}

function markOf({ dataFolder }: DemoReviewsDeps, mark: string): string {
  return join(dataFolder, 'demo', mark)
}

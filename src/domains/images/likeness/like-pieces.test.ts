import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { urlKey } from '../fetching/keeping/pictures-of.ts'
import { keepDescriptor } from './descriptor-storage.ts'
import { forgetSimilarities } from './kept-similarities.ts'
import { createLikePieces } from './like-pieces.ts'
import { writeLikenessFile } from './likeness-file.ts'
import { openLikenessIndex } from './likeness-index.ts'
import { packedRows } from './packed-rows.ts'
import { DESCRIPTOR_BYTES } from './weigh-features.ts'

const { db, close } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'poiso-like-pieces-'))
const clock = manualClock('2026-10-01T10:00:00Z')
const index = openLikenessIndex(folder)
const likePieces = createLikePieces({ db, clock, index, key: new Uint8Array(32) })
afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true })
  await close()
})

const descriptor = new Int8Array(DESCRIPTOR_BYTES).fill(15)
const url = 'https://www.loja.pt/sofa.jpg'
const {
  rows: [picture],
} = await sql<{
  id: number
}>`insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, type, ai_score, created_at)
  values (${hash('sha256', 'sofa', 'buffer')}, 'stored', 'jpeg', 600, 600, 600, 600, 1000, 'piece', 90, ${clock.now()}) returning id`.execute(
  db,
)
await keepDescriptor(db, picture?.id ?? 0, descriptor)
await sql`insert into images.source (url, url_key, eshop_id, variant_ids, state, picture_id, priority, created_at) values (${url}, ${urlKey(url)}::uuid, 1, '{}', 'fetched', ${picture?.id ?? 0}, 0, ${clock.now()})`.execute(
  db,
)
function question(productId = 1) {
  return {
    source: { productId, categoryId: null, sizes: {}, imageUrls: [url] },
    categoryId: null,
    picture: null,
  }
}

describe('A-01.14 answers that are kept', () => {
  test('A-01.14 nothing is not kept: what is asked before the first file is answered as soon as there is one', async () => {
    expect(await likePieces.computed(question(), 'within the hour')).toBeNull()
    expect(await likePieces.kept(question())).toBeNull()
    await writeLikenessFile(
      folder,
      [
        {
          categoryId: null,
          departmentId: null,
          rows: packedRows([1, 2].map((productId) => ({ productId, variantId: productId, descriptor, sizes: {} }))),
        },
      ],
      1,
    )
    await index.follow()
    expect(await likePieces.computed(question(), 'within the hour')).toMatchObject({ pieces: [{ productId: 2 }] })
  })

  test('A-01.14 they are bounded: beyond the cap the oldest are forgotten', async () => {
    const asked: string[] = []
    for (const productId of [11, 12, 13, 14]) {
      clock.advanceMs(1_000)
      const answer = await likePieces.computed(question(productId), 'now')
      asked.push(answer === null || answer === 'unknown_picture' ? '' : answer.requestId)
    }
    await forgetSimilarities(db, clock.now(), 2)
    expect(await Promise.all(asked.map(async (id) => (await likePieces.byRequestId(id)) === 'gone'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { publishReview, withdrawReview } from '../publish.ts'
import { lockReview } from '../storage.ts'
import { eraseWords } from '../writing/drop-review.ts'
import { hearReviews, markOldSummaries, readDueSummaries } from './follow-reviews.ts'
import { keptReading, readReview } from './reading.ts'
import { textsOfVariant } from './review-texts.ts'
import { summaryOf } from './summary-of.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
const parts = { db, clock, log: createLog({ level: 'silent' }), model: null }
const [VARIANT, OTHER] = [7, 8]
let count = 0

beforeEach(async () => {
  await sql`truncate reviews.review, reviews.summary, outbox.domain_event, outbox.consumer cascade`.execute(db)
  await sql`truncate reviews.variant_total`.execute(db)
  await consumeAll(parts, hearReviews)
})

interface Given {
  readonly variantId?: number
  readonly personId?: number | null
  readonly pluses?: string[]
  readonly minuses?: string[]
  readonly language?: string
  readonly translated?: string
}
async function write(body: string | null, given: Given = {}): Promise<string> {
  const id = `r${String((count += 1)).padStart(16, '0')}`
  await sql`
    insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, person_id, half_stars, body, language, translated_body,
      pluses, minuses, state, written_at, changed_at)
    values (${id}, 'variant', 3, ${given.variantId ?? VARIANT}, 'site', 'none', ${given.personId ?? null}, 8, ${body}, ${given.language ?? 'pt'},
      ${given.translated ?? null}, ${given.pluses ?? []}, ${given.minuses ?? []}, 'waiting', now(), now())`.execute(db)
  await change(id, (tx, review) => publishReview(tx, review, clock.now()))
  return id
}
function change(
  id: string,
  act: (
    tx: Parameters<typeof publishReview>[0],
    review: NonNullable<Awaited<ReturnType<typeof lockReview>>>,
  ) => Promise<void>,
) {
  return db.transaction().execute(async (tx) => act(tx, (await lockReview(tx, id)) ?? expect.fail('no review')))
}
async function read(): Promise<number> {
  await consumeAll(parts, hearReviews)
  return readDueSummaries(parts)
}
async function summary(...variantIds: number[]) {
  await read()
  return summaryOf(db, variantIds.length === 0 ? [VARIANT] : variantIds)
}
function told(found: Awaited<ReturnType<typeof summaryOf>>) {
  const line = ({ text, percentage }: { text: string; percentage: number }) => `${text} ${percentage} %`
  return found === null ? null : { pros: found.pros.map(line), cons: found.cons.map(line) }
}
const FIVE = [
  'Fácil de montar.',
  'Montei em 10 minutos. Muito confortável!',
  'Muito difícil de montar, mas confortável.',
  'Fácil de montar e abana um pouco.',
  'Gosto muito.',
]
async function writeFive(): Promise<string[]> {
  const ids: string[] = []
  for (const body of FIVE) ids.push(await write(body))
  return ids
}

describe('E-03 what buyers say of a product', () => {
  test('E-03 N-11 pros and cons with the share of those who speak of it, and the sentences that say so', async () => {
    const ids = await writeFive()
    expect(await summary()).toEqual({
      variantId: VARIANT,
      pros: [
        {
          text: 'Fácil de montar',
          percentage: 75,
          sentences: [
            { reviewId: ids[3], sentence: 'Fácil de montar e abana um pouco.' },
            { reviewId: ids[1], sentence: 'Montei em 10 minutos.' },
            { reviewId: ids[0], sentence: 'Fácil de montar.' },
          ],
        },
        {
          text: 'Confortável',
          percentage: 100,
          sentences: [
            { reviewId: ids[2], sentence: 'Muito difícil de montar, mas confortável.' },
            { reviewId: ids[1], sentence: 'Muito confortável!' },
          ],
        },
      ],
      cons: [],
    })
  })

  test('E-03 both sides of an aspect are shown where both are said; one voice is no claim', async () => {
    await writeFive()
    await write('A montagem é um pesadelo, e o tecido é áspero.')
    expect(told(await summary())).toEqual({
      pros: ['Fácil de montar 60 %', 'Confortável 100 %'],
      cons: ['Difícil de montar 40 %'],
    })
  })

  test('E-03 fewer than five reviews with a text give none; stars alone are no text', async () => {
    for (const body of FIVE.slice(0, 4)) await write(body)
    await write(null)
    expect(await summary()).toBeNull()
    await write('Tudo bem.')
    expect(await summary()).not.toBeNull()
  })

  test('E-03 copies of one text count once, and so does what one person says of two offers', async () => {
    await writeFive()
    await write('MONTEI em 10 minutos, muito confortável', { variantId: OTHER })
    await write('Boa compra.', { personId: 5 })
    await write('Muito macio.', { personId: 6 })
    await write('É mesmo macio!', { personId: 6, variantId: OTHER })
    const found = await summary(VARIANT, OTHER)
    expect(told(found)).toEqual({ pros: ['Fácil de montar 75 %', 'Confortável 100 %'], cons: [] })
    expect(found?.pros[0]?.sentences).toHaveLength(3)
  })

  test('E-03 a product is its offers together, each with its own reviews', async () => {
    await writeFive()
    expect(await summary(OTHER)).toBeNull()
    await write('Abana muito.', { variantId: OTHER })
    expect(told(await summary(VARIANT, OTHER))?.cons).toEqual(['Abana 100 %'])
    expect(told(await summary(VARIANT))?.cons).toEqual([])
  })

  test('E-03 pluses and minuses count with their side, a translation by its words, another language not', async () => {
    await writeFive()
    await write(null, { pluses: ['o preço', 'Design'], minuses: ['A montagem'] })
    await write('Cheap and sturdy.', { language: 'en', translated: 'Barato e robusto.' })
    await write('La montagem es difícil de montar.', { language: 'es' })
    const found = await summary()
    expect(told(found)).toEqual({
      pros: ['Fácil de montar 60 %', 'Confortável 100 %', 'Boa relação qualidade-preço 100 %'],
      cons: ['Difícil de montar 40 %'],
    })
    expect(found?.pros[2]?.sentences.map(({ sentence }) => sentence)).toEqual(['Barato e robusto.', 'o preço'])
  })
})

describe('N-11 the sentences behind a claim', () => {
  test('N-11 what is kept is what reading the reviews by their ids gives again', async () => {
    await writeFive()
    await write('Veio com um risco no tampo e faltavam 3 parafusos 😡 Abana! A cor é igual à da fotografia.')
    await read()
    const { rows } = await sql<{ readings: unknown }>`select readings from reviews.summary`.execute(db)
    const again = (await textsOfVariant(db, VARIANT)).map(readReview).map(keptReading)
    expect(rows).toEqual([{ readings: JSON.parse(JSON.stringify(again)) }])
    expect(again.flatMap(([, , said]) => said)).toHaveLength(11)
  })

  test('N-11 no word of a review is kept outside it', async () => {
    await writeFive()
    await read()
    const { rows } = await sql<{ text: string }>`select s::text as text from reviews.summary s`.execute(db)
    expect(rows[0]?.text).not.toMatch(/montar|confort[aá]vel|minutos/i)
  })

  test('N-11 a review that is taken off, and one whose writer leaves, take their sentences along at once', async () => {
    const ids = await writeFive()
    await write('Nada de especial.')
    await summary()
    await change(ids[0] as string, (tx, review) => withdrawReview(tx, review, 'removed'))
    expect(told(await summaryOf(db, [VARIANT]))).toEqual({
      pros: ['Confortável 100 %', 'Fácil de montar 67 %'],
      cons: [],
    })
    await change(ids[1] as string, (tx, review) => eraseWords(tx, review, clock.now()))
    expect(await summaryOf(db, [VARIANT])).toBeNull()
    expect(await summary()).toBeNull()
  })

  test('N-11 a text that is another now is not quoted where a sentence stood, before it is read anew', async () => {
    const ids = await writeFive()
    await summary()
    await sql`update reviews.review set body = 'Que sofá tão grande.' where external_id = ${ids[1]}`.execute(db)
    expect((await summaryOf(db, [VARIANT]))?.pros.map(({ sentences }) => sentences.length)).toEqual([2])
  })
})

describe('E-03 reading follows what is published', () => {
  test('E-03 each change is read once; what repeats is read again and gives the same', async () => {
    await writeFive()
    expect([await read(), await read()]).toEqual([1, 0])
    const before = await summaryOf(db, [VARIANT])
    await sql`update reviews.summary set told = told + 1`.execute(db)
    expect([await read(), await summaryOf(db, [VARIANT])]).toEqual([1, before])
  })

  test('E-03 what other rules read, and what was never read, is read when a worker starts', async () => {
    await writeFive()
    await sql`truncate reviews.summary`.execute(db)
    await markOldSummaries(parts)
    expect(await readDueSummaries(parts)).toBe(1)
    await sql`update reviews.summary set reader = 'rules 0', readings = '[]'`.execute(db)
    await markOldSummaries(parts)
    expect(await readDueSummaries(parts)).toBe(1)
    expect(told(await summaryOf(db, [VARIANT]))?.pros).toHaveLength(2)
    await markOldSummaries(parts)
    expect(await readDueSummaries(parts)).toBe(0)
  })
})

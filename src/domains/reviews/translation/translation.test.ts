import { afterAll, expect, test } from 'vitest'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { libreTranslator } from '#ports/translator/libre-translator.ts'
import { presentReview } from '../read/present-review.ts'
import { findReview } from '../storage.ts'
import { keepReply } from '../replies/keep-reply.ts'
import { aSlot, aWaitingReview, decide, TEST_WORDS } from '../testing.ts'
import { languageOf } from './language-of.ts'
import { enqueueTranslations, translateReviewsJob } from './translate-reviews.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
const ENGLISH = 'This is a very good sofa and it was easy to assemble.'

test.each([
  ['O sofá é muito confortável, mas a entrega foi lenta.', '', 'pt'],
  [ENGLISH, '', 'en'],
  ['El sofá es muy cómodo, pero la entrega fue lenta y no llegó el martes.', '', 'es'],
  ['Le canapé est très confortable mais la livraison est lente et je ne suis pas content.', '', 'fr'],
  ['Top!', '', 'pt'],
  ['Top!', 'de', 'de'],
  ['Muito bom sofá', 'pt-PT', 'pt'],
  ['Sofá bonito com pernas de madeira', 'klingon', 'pt'],
])('E-03 %j, told as %j, is in %s', (text, told, language) => expect(languageOf(text, told)).toBe(language))

const asked: unknown[] = []
let status = 500
/** Answers for as long as somebody reads; what was sent. */
let isEndless = false
let sentBytes = 0
function sendOn(response: ServerResponse): void {
  const timer = setInterval(() => {
    const chunk = 'x'.repeat(65_536)
    if (response.writableLength > 1_000_000) return
    response.write(chunk)
    sentBytes += chunk.length
  }, 1)
  response.once('close', () => clearInterval(timer))
}
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    asked.push(JSON.parse(body))
    if (isEndless) return sendOn(response.writeHead(200, { 'content-type': 'application/json' }))
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ translatedText: 'Um sofá muito bom.\u202e' }))
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const translator = libreTranslator({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'k' })

async function work(): Promise<void> {
  await enqueueTranslations({ db, clock })
  await runWaitingJobs(database, [translateReviewsJob.with({ db, clock, translator })])
}
async function publish(body: string, personId: number) {
  const review = await aWaitingReview(db, { slot: aSlot(personId), words: { ...TEST_WORDS, body }, now: clock.now() })
  await db.transaction().execute((tx) => decide(tx, review, 'publish', { now: clock.now() }))
  return review
}

test('E-03 what is published in another language is translated beside its original, once, and anew when it changes', async () => {
  const review = await publish(ENGLISH, 1)
  const portuguese = await publish('O sofá é muito confortável, mas caro.', 2)
  await work()
  expect((await findReview(db, review.externalId))?.translatedBody).toBeNull()
  status = 200
  await work()
  expect(asked).toHaveLength(1)
  clock.advanceMs(86_400_001)
  await work()
  expect(asked.at(-1)).toEqual({ q: ENGLISH, source: 'en', target: 'pt', format: 'text', api_key: 'k' })
  expect(await findReview(db, review.externalId)).toMatchObject({
    body: ENGLISH,
    language: 'en',
    translatedBody: 'Um sofá muito bom.',
  })
  await work()
  expect(asked).toHaveLength(2)
  expect(await findReview(db, portuguese.externalId)).toMatchObject({ language: 'pt', translatedBody: null })
  await publish('Now this is another text and it is not so very good.', 1)
  expect((await findReview(db, review.externalId))?.translatedBody).toBeNull()
  await work()
  expect(asked).toHaveLength(3)
})

test('E-03 so is what the shop replies, in whichever language the review is', async () => {
  const before = asked.length
  const review = await publish('O sofá é muito confortável, mas a entrega foi lenta.', 4)
  const reply = async (text: string) => {
    await keepReply(db, { externalId: review.externalId, eshopId: 3 }, text, clock.now())
    const { replyVersion } = (await findReview(db, review.externalId))!
    await db
      .transaction()
      .execute((tx) => decide(tx, review, 'publish', { kind: 'reply', version: replyVersion, now: clock.now() }))
  }
  const SAID = 'Thank you for the good words, it was a pleasure.'
  await reply(SAID)
  await work()
  expect(asked.slice(before)).toMatchObject([{ q: SAID, source: 'en' }])
  const shown = await findReview(db, review.externalId)
  expect(shown).toMatchObject({ reply: SAID, translatedReply: 'Um sofá muito bom.', translatedBody: null })
  expect(
    presentReview({ ...shown!, imageIds: [] }, { people: new Map(), eshops: new Map(), offers: new Map() }),
  ).toMatchObject({ reply: { text: 'Um sofá muito bom.', originalText: SAID }, translatedFrom: null })
  await reply('Obrigada, é muito bom saber que está confortável.')
  await work()
  expect(asked).toHaveLength(before + 1)
  expect(await findReview(db, review.externalId)).toMatchObject({ translatedReply: null })
  await reply(SAID)
  await work()
  expect(asked).toHaveLength(before + 2)
})

test('E-03 a translator that answers without an end is left, and the original stands alone', async () => {
  const review = await publish('This is one more sofa and it is not so very bad.', 5)
  isEndless = true
  await work()
  isEndless = false
  expect(await findReview(db, review.externalId)).toMatchObject({ translatedBody: null })
  expect(sentBytes).toBeGreaterThan(500_000)
  expect(sentBytes).toBeLessThan(20_000_000)
})

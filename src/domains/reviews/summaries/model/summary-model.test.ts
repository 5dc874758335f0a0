import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { readTogether } from '../read-together.ts'
import { RULES } from '../reading.ts'
import type { ReviewTexts } from '../review-texts.ts'
import { createSummaryModel, SUMMARY_MODEL_LIMITS } from './ask-summary-model.ts'
import type { SummaryModel } from './summary-model.ts'

let content: unknown = { claims: [] }
let status = 200
const asked: { readonly messages: readonly { readonly content: string }[] }[] = []
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push(JSON.parse(Buffer.concat(chunks).toString()))
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    response.writeHead(status).end(JSON.stringify({ choices: [{ message: { content: text } }] }))
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const clock = manualClock('2026-11-26T10:00:00Z')
let model: SummaryModel
beforeEach(() => {
  asked.length = 0
  status = 200
  const { port } = server.address() as AddressInfo
  const config = { url: `http://127.0.0.1:${port}/v1`, key: null, name: 'small' }
  model = createSummaryModel({ model: config, clock, log: createLog({ level: 'silent' }) })
  clock.advanceMs(SUMMARY_MODEL_LIMITS.pauseMs)
})

function aText(id: number, body: string, given: Partial<ReviewTexts> = {}): ReviewTexts {
  return { id, body, language: 'pt', translatedBody: null, pluses: [], minuses: [], ...given }
}
/** No rule knows this way to say that it is comfortable. */
const SENTENCE = 'Sento-me nela o dia todo e o corpo agradece o conforto.'
const review = aText(41, `Comprei em maio. ${SENTENCE}`)
const claim = { review: 1, aspect: 'comfort', side: 'plus', quote: SENTENCE }

async function saidOf(text: ReviewTexts, ...claims: unknown[]): Promise<string[]> {
  content = { claims }
  const { readings } = await readTogether([text], model)
  return readings.flatMap(({ said }) => said.map(({ aspect, side }) => `${aspect} ${side}`))
}

describe('E-03 a model that reads reviews', () => {
  test('E-03 what it finds beside the rules counts where a sentence carries it; it is sent the texts and no more', async () => {
    expect(await saidOf(review)).toEqual([])
    expect(await saidOf(review, claim)).toEqual(['comfort plus'])
    expect(asked[0]?.messages.at(-1)?.content).toBe(JSON.stringify([{ review: 1, text: review.body }]))
    const { readings, reader } = await readTogether([review], model)
    expect(readings[0]?.said[0]).toMatchObject({ field: 'body', from: 17, to: 17 + SENTENCE.length })
    expect(reader).toBe(`${RULES}, small`)
  })

  test.each<[what: string, text: string, claim: Partial<typeof claim>]>([
    ['words that do not stand in the review', review.body ?? '', { quote: 'Muito confortável.' }],
    ['words of two sentences', 'É assim. Que conforto tem.', { quote: 'É assim. Que conforto' }],
    ['no words', review.body ?? '', { quote: ' ' }],
    ['a sentence that does not name the aspect', review.body ?? '', { aspect: 'smell' }],
    ['an aspect that does not exist', review.body ?? '', { aspect: '__proto__' }],
    ['a review that was not asked about', review.body ?? '', { review: 7 }],
    ['what the rules read the other way', 'Não é nada confortável.', { quote: 'Não é nada confortável.' }],
    [
      'what was feared',
      'Tinha medo de que o conforto fosse pouco.',
      { side: 'minus', quote: 'Tinha medo de que o conforto fosse pouco.' },
    ],
    ['a question', 'E o conforto?', { quote: 'E o conforto?' }],
  ])('hostile: %s makes no claim', async (_what, body, given) => {
    const named = await saidOf(aText(41, body), { ...claim, ...given })
    expect(named).toEqual(await saidOf(aText(41, body)))
  })

  test.each<[what: string, content: unknown, status: number]>([
    ['no JSON', '{"claims":[', 200],
    ['another shape', { claims: 'comfort' }, 200],
    ['an error', {}, 500],
    ['more claims than are looked at', { claims: Array.from({ length: 500 }, () => claim) }, 200],
    ['a megabyte', 'x'.repeat(1_048_576), 200],
  ])('hostile: %s leaves the rules, and it is left alone for five minutes', async (_what, answer, code) => {
    const text = aText(41, 'Muito confortável.')
    ;[content, status] = [answer, code]
    for (let time = 0; time < 3; time += 1) {
      const { readings, reader } = await readTogether([text], model)
      expect([readings[0]?.said.length, reader]).toEqual([1, RULES])
    }
    expect(asked).toHaveLength(1)
    ;[content, status] = [{ claims: [] }, 200]
    clock.advanceMs(SUMMARY_MODEL_LIMITS.pauseMs)
    expect((await readTogether([text], model)).reader).toBe(`${RULES}, small`)
  })

  test('E-03 a point under the pluses carries no blame, and reviews that it has read are not asked about again', async () => {
    const text = aText(41, 'Bom.', { pluses: ['o conforto do assento todo inteiro'] })
    const quote = 'o conforto do assento todo inteiro'
    expect(await saidOf(text, { ...claim, side: 'minus', quote })).toEqual([])
    content = { claims: [{ ...claim, quote }] }
    const { readings } = await readTogether([text], model)
    asked.length = 0
    const again = await readTogether([text, aText(42, 'Outra.')], model, readings)
    expect(again.readings.map(({ said }) => said.length)).toEqual([1, 0])
    expect(asked.map(({ messages }) => messages.at(-1)?.content)).toEqual([
      JSON.stringify([{ review: 1, text: 'Outra.' }]),
    ])
  })
})

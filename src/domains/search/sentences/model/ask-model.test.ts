import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { listingUrl } from '../../url/listing-url.ts'
import { createSentences, type Sentences } from '../sentences.ts'
import { someNames } from '../testing.ts'
import { createAskModel } from './ask-model.ts'

const SENTENCE = 'sofá da cor do mar profundo até 300'
const WORDS = 'mar profundo'
const AS_TYPED = `/produtos/sofas?preco-ate=300&q=${WORDS}`

/** Long enough for this machine to answer, short enough to wait for in a test. */
const WITHIN_MS = 400

interface Asked {
  readonly authorization: string | undefined
  readonly path: string | undefined
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] }
}

let answer: (response: ServerResponse, request: IncomingMessage) => void
const asked: Asked[] = []
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body']
    asked.push({ authorization: request.headers.authorization, path: request.url, body })
    answer(response, request)
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const clock = manualClock('2026-11-25T12:00:00Z')
let sentences: Sentences
beforeEach(() => {
  asked.length = 0
  const { port } = server.address() as AddressInfo
  const model = { url: `http://127.0.0.1:${port}/v1/`, key: 'sk-test', name: 'small' }
  const askModel = createAskModel({ model, clock, log: createLog({ level: 'silent' }), withinMs: WITHIN_MS })
  sentences = createSentences({ directory: () => someNames, isKnownWord: () => false, askModel })
})

async function read(sentence = SENTENCE): Promise<string> {
  return decodeURIComponent(listingUrl((await sentences.read(sentence)).listing)).replaceAll('+', ' ')
}

function says(content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  answer = (response) => response.end(JSON.stringify({ choices: [{ message: { content: text } }] }))
}

describe('S-07 a model is asked for words that are left over', () => {
  test('a value that exists, for words that were left, becomes a filter; the question holds these words and no more', async () => {
    says({ filters: [{ words: WORDS, facet: 'cor', value: 'azul' }] })
    expect(await read()).toBe('/produtos/sofas?preco-ate=300&cor=azul')
    expect(await read()).toBe('/produtos/sofas?preco-ate=300&cor=azul')
    expect(asked).toHaveLength(1)
    const [{ authorization, path, body }] = asked as [Asked]
    expect([authorization, path, body.model]).toEqual(['Bearer sk-test', '/v1/chat/completions', 'small'])
    expect(body.messages.at(-1)?.content).toBe(WORDS)
  })

  test('it is not asked where nothing is left, nor for one word alone', async () => {
    says({ filters: [] })
    expect(await read('sofá cinzento até 300')).toBe('/produtos/sofas?preco-ate=300&cor=cinzento')
    expect(await read('xpto')).toBe('/search?q=xpto')
    expect(asked).toEqual([])
  })

  const filter = { words: WORDS, facet: 'cor', value: 'azul' }
  test.each<[what: string, content: unknown]>([
    ['a value that does not exist', { filters: [{ ...filter, value: 'turquesa-do-mar' }] }],
    ['a facet that does not exist', { filters: [{ ...filter, facet: 'preco-ate' }] }],
    ['the name of a property of all objects', { filters: [{ ...filter, facet: '__proto__', value: 'constructor' }] }],
    ['a value of the prototype', { filters: [{ ...filter, value: '__proto__' }] }],
    ['a changed prototype', '{"__proto__":{"filters":[]},"constructor":{"prototype":{"admin":true}}}'],
    ['words that nobody typed', { filters: [{ ...filter, words: 'sofá' }] }],
    ['words in another order', { filters: [{ ...filter, words: 'profundo mar' }] }],
    ['markup', { filters: [{ ...filter, words: '<script>alert(1)</script>', value: '"><img src=x>' }] }],
    ['the question back', 'Words of a search for furniture, in Portuguese'],
    ['no JSON', '{"filters":['],
    ['another shape', { filters: 'cor=azul' }],
    ['a price', { filters: [{ words: WORDS, facet: 'preco', value: '1' }], priceToCents: 1 }],
    ['more filters than words', { filters: Array.from({ length: 500 }, () => filter) }],
  ])('hostile: %s changes nothing', async (_what, content) => {
    says(content)
    expect(await read()).toBe(AS_TYPED)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.each<[what: string, answering: typeof answer]>([
    ['nothing at all', () => undefined],
    ['a drip without end', (response) => drip(response)],
    ['a megabyte', (response) => response.end('x'.repeat(1_048_576))],
    ['an error', (response) => response.writeHead(500).end('{}')],
    ['another place', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a cut connection', (response) => response.destroy()],
    ['no completion', (response) => response.end('{"choices":[]}')],
  ])('hostile: %s changes nothing, and nobody waits for longer than is allowed', async (_what, answering) => {
    answer = answering
    const before = performance.now()
    expect(await read()).toBe(AS_TYPED)
    expect(performance.now() - before).toBeLessThan(WITHIN_MS * 3)
  })

  test('after three failures it is left alone for half a minute; failures are not remembered', async () => {
    answer = (response) => response.writeHead(500).end()
    for (let time = 0; time < 5; time += 1) await read()
    expect(asked).toHaveLength(3)
    says({ filters: [filter] })
    expect(await read()).toBe(AS_TYPED)
    clock.advanceMs(31_000)
    expect(await read()).toBe('/produtos/sofas?preco-ate=300&cor=azul')
  })

  test('a million questions: four are asked at once, and what is remembered is bounded', async () => {
    says({ filters: [] })
    await Promise.all(Array.from({ length: 50 }, (_, index) => read(`sofá ${'x'.repeat(index + 3)} até 300`)))
    expect(asked.length).toBeLessThanOrEqual(4)
  })
})

/** A byte now and then, so that the connection never looks dead. */
function drip(response: ServerResponse): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

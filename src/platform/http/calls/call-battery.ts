import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { callAttacks, requestOf } from './call-attacks.ts'
import type { Attack, CallExample } from './call-attacks.ts'
import type { Call } from './call.ts'

export interface BatteryOptions {
  /** The server with the call mounted, as the product builds it. */
  readonly app: FastifyInstance
  /** A request that succeeds. */
  readonly example: CallExample
  /** Host header by which the call's service is asked; any when absent. */
  readonly host?: string
  /** A Cookie header of somebody who may make the call; needed unless anyone may. */
  readonly cookie?: string
  /** An Authorization header of a shop's program; needed where its token is. */
  readonly authorization?: string
  /** The same call on a server whose database and search are gone: must answer or be 503. */
  readonly broken?: FastifyInstance
}

/**
 * The battery that every call stands (reliability.md, "For each of the calls"): missing, wrong, doubled, empty and
 * hostile values, bodies that are none, other methods, other sites, forged sessions, dead stores. Call it at the top
 * level of the call's test file: `callBattery(deliveriesCall, { app, example: { params: { variantId: 1 } } })`.
 */
export function callBattery(call: Call, options: BatteryOptions): void {
  const send = (attack: Attack, app = options.app): Promise<LightMyRequestResponse> =>
    app.inject({
      method: attack.method ?? call.method,
      url: attack.url,
      headers: {
        ...(options.host === undefined ? {} : { host: options.host }),
        ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
        ...(options.authorization === undefined ? {} : { authorization: options.authorization }),
        ...attack.headers,
      },
      ...(attack.payload === undefined ? {} : { payload: attack.payload }),
    })
  describe(`${call.id} ${call.operationId} stands the battery`, () => {
    const plain = requestOf(call, options.example)
    test('answers a right request, twice the same, with nothing but what the contract names', async () => {
      const [first, second] = [await send(plain), await send(plain)]
      expect([first.statusCode, second.statusCode]).toEqual(call.answer === null ? [204, 204] : [200, 200])
      if (call.answer !== null) expect(first.json()).toEqual(call.answer.parse(first.json()))
    })
    test.each(callAttacks(call, options.example))('$name', async (attack) => {
      const answer = await send(attack)
      expectProper(answer)
      if (attack.statuses !== undefined) expect(attack.statuses, answer.body).toContain(answer.statusCode)
      if (attack.code !== undefined) expect(answer.json<{ code: string }>().code).toBe(attack.code)
      if (attack.detail !== undefined) expect(answer.json<{ detail: string }>().detail).toBe(attack.detail)
    })
    test('fault A5 a page of another site is told nothing, and writes nothing', async () => {
      const answer = await send({ ...plain, headers: { ...plain.headers, origin: 'https://evil.example' } })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.statusCode).toBe(call.method !== 'GET' ? 403 : call.answer === null ? 204 : 200)
    })
    test('fault A1 a forged session or jwt gives no right', async () => {
      const cookie = `session=${'A'.repeat(43)}; jwt=eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.; admin-mode-2=1`
      const answer = await send({
        ...plain,
        headers: { ...plain.headers, cookie, authorization: 'Bearer poiso_nobody-has-this-one' },
      })
      expect(answer.statusCode).toBe(call.access === 'anyone' ? (call.answer === null ? 204 : 200) : 401)
    })
    test.runIf(options.broken !== undefined)('with its stores gone it answers or is a declared 503', async () => {
      const answer = await send(plain, options.broken)
      expect([200, 204, 503]).toContain(answer.statusCode)
      if (answer.statusCode === 503)
        expect([answer.json<{ code: string }>().code, Number(answer.headers['retry-after']) > 0]).toEqual([
          'unavailable',
          true,
        ])
    })
  })
}

/** Never a 5xx; a refusal is a problem of the catalogue with the request's id and nothing of our inside. */
function expectProper(answer: LightMyRequestResponse): void {
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  if (answer.statusCode < 400 || answer.body === '') return
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    code: expect.stringMatching(/^[a-z_]+$/) as string,
    title: expect.stringMatching(/^\p{Lu}/u) as string,
    status: answer.statusCode,
    requestId: answer.headers['x-request-id'],
  })
  expect(answer.body).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d|ZodError|syntax error at/)
}

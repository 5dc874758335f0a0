import { describe, expect, onTestFinished, test } from 'vitest'
import { askVies, VIES_LIMITS, ViesFailure } from './ask-vies.ts'
import { aRegister, aViesAnswer, type PlayedAnswer } from './testing.ts'

const NUMBER = 'ESB86412491'

async function ask(answer: (asked: { countryCode: string; vatNumber: string }) => PlayedAnswer) {
  const register = await aRegister(answer)
  onTestFinished(() => register.close())
  const limits = { ...VIES_LIMITS, headersMs: 200, idleMs: 200, totalMs: 400 }
  const place = { url: register.url, requester: '509964150', testHosts: [register.host] }
  const answered = askVies(place, NUMBER, { signal: new AbortController().signal, limits })
  return answered.then(
    (said) => ({ said, asked: register.asked }),
    (error: unknown) => {
      if (error instanceof ViesFailure) return { failed: error.code, isPassing: error.isPassing }
      throw error
    },
  )
}

function raw(status: number, body: string) {
  return (response: import('node:http').ServerResponse) => void response.writeHead(status).end(body)
}

describe("B-04 the EU's register of VAT numbers", () => {
  test('B-04 is asked in the name of the operator, so that it gives a consultation number', async () => {
    expect(await ask((asked) => aViesAnswer(asked, true))).toEqual({
      said: { isValid: true, consultation: 'WAPIAAAAW1HhYVgD' },
      asked: [
        {
          countryCode: 'ES',
          vatNumber: 'B86412491',
          requesterMemberStateCode: 'PT',
          requesterNumber: '509964150',
        },
      ],
    })
    expect(await ask((asked) => aViesAnswer(asked, false))).toMatchObject({
      said: { isValid: false, consultation: null },
    })
  })

  const wrapped = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
  test.each<[string, (asked: { countryCode: string; vatNumber: string }) => PlayedAnswer, string, boolean]>([
    ['a member state is away', () => wrapped('MS_UNAVAILABLE'), 'MS_UNAVAILABLE', true],
    ['it is busy', () => wrapped('GLOBAL_MAX_CONCURRENT_REQ'), 'GLOBAL_MAX_CONCURRENT_REQ', true],
    ['it waited too long itself', () => wrapped('TIMEOUT'), 'TIMEOUT', true],
    ['it takes the number for none', () => wrapped('INVALID_INPUT'), 'INVALID_INPUT', false],
    [
      'it has blocked us, and says "not valid" beside',
      (asked) => ({ ...aViesAnswer(asked, false), userError: 'IP_BLOCKED' }),
      'IP_BLOCKED',
      false,
    ],
    ['its error is no code', () => wrapped('<b>oops</b>'), 'NO_ANSWER', true],
    [
      'another number comes back',
      (asked) => aViesAnswer({ ...asked, vatNumber: 'B00000000' }, true),
      'ANSWER_OF_ANOTHER_NUMBER',
      true,
    ],
    ['a page of HTML', () => raw(200, '<html>Maintenance</html>'), 'NO_ANSWER', true],
    ['half of a JSON', () => raw(200, '{"countryCode":"ES","valid":tr'), 'NO_ANSWER', true],
    ['a yes in words', (asked) => ({ ...aViesAnswer(asked, true), valid: 'true' }), 'NO_ANSWER', true],
    ['an error of its server', () => raw(503, 'busy'), 'HTTP 503', true],
    [
      'another address',
      (asked) => (response) => void response.writeHead(302, { location: `/${asked.vatNumber}` }).end(),
      'HTTP 302',
      false,
    ],
    ['no byte in time', () => () => undefined, 'FAILED_SLOW', true],
    [
      'a body that stops',
      () => (response) => void response.writeHead(200, { 'content-length': '90' }).write('{'),
      'FAILED_SLOW',
      true,
    ],
    ['a connection that breaks', () => (response) => void response.destroy(), 'FAILED_CONNECT', true],
    ['a page without end', () => raw(200, 'x'.repeat(70_000)), 'FAILED_TOO_LARGE', true],
  ])('B-04 %s: no answer', async (_what, answer, failed, isPassing) => {
    expect(await ask(answer)).toEqual({ failed, isPassing })
  })
})

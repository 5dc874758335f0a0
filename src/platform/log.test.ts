import { expect, test } from 'vitest'
import { createLog, scrub } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ destination: { write: (line: string) => void lines.push(line) } }))
  return lines.join('')
}

const CANARY = 'canario@exemplo.pt'
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjF9.c2lnbmF0dXJl'

test('no log line holds an e-mail address or a token, wherever it hides', () => {
  const text = written((log) => {
    log.info(`user ${CANARY} came with ${TOKEN}`)
    log.info({ deep: { list: [CANARY, { header: `Bearer ${TOKEN}` }] } }, 'nested')
    log.info({ headers: { cookie: 'session=abcdef', authorization: 'Basic c2VjcmV0' }, email: 'x' }, 'headers')
    log.error(
      { err: new Error(`no mail to ${CANARY}`, { cause: new Error(`postgresql://poiso:geheim@db/x ${TOKEN}`) }) },
      'failed',
    )
    log.error(new Error(`bare ${CANARY}`))
    log.child({ requestId: 'r1' }).warn('%s failed', CANARY)
  })
  for (const secret of ['canario', 'c2lnbmF0dXJl', 'abcdef', 'c2VjcmV0', 'geheim']) expect(text).not.toContain(secret)
  expect(text).toContain('"requestId":"r1"')
})
test('an error keeps its type, message and stack', () => {
  const line = JSON.parse(written((log) => log.error({ err: new TypeError('boom') }, 'failed'))) as {
    err: Record<string, string>
  }
  expect(line.err).toMatchObject({
    type: 'TypeError',
    message: 'boom',
    stack: expect.stringContaining('log.test') as string,
  })
})
test('a line is JSON with time, level and process', () => {
  expect(JSON.parse(written((log) => log.info('hello')))).toMatchObject({
    level: 'info',
    process: 'web',
    msg: 'hello',
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  })
})
test('what loops or is very deep is cut, not followed for ever', () => {
  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  expect(written((log) => log.info({ loop }, 'x'))).toContain('[deeper]')
})
test('text without secrets stays as it is', () => {
  expect(scrub('GET /produtos/sofas 200 in 3 ms')).toBe('GET /produtos/sofas 200 in 3 ms')
})

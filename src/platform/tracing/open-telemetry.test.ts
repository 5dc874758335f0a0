import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { startTracing } from './start-tracing.ts'
import { isTracing, traced, traceparent } from './tracing.ts'

const log = createLog({ level: 'silent' })
const VARIABLE = 'OTEL_EXPORTER_OTLP_ENDPOINT'
afterEach(() => void delete process.env[VARIABLE])

describe('traces whose receiver', () => {
  test('is away change nothing, and the process ends', async () => {
    process.env[VARIABLE] = 'http://127.0.0.1:1'
    const end = await startTracing('test', log)
    expect(
      traced(
        () => ({ name: 'a', kind: 'internal' }),
        () => traceparent(),
      ),
    ).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    await expect(
      traced(
        () => ({ name: 'b', kind: 'internal' }),
        async () => Promise.reject(new Error('mine')),
      ),
    ).rejects.toThrow('mine')
    await end()
    expect([isTracing(), traceparent()]).toEqual([false, null])
  })

  test('never answers hold the end of a process up for two seconds at most', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    process.env[VARIABLE] = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const end = await startTracing('test', log)
    traced(
      () => ({ name: 'a', kind: 'internal' }),
      () => 1,
    )
    const beganMs = performance.now()
    await end()
    expect(performance.now() - beganMs).toBeLessThan(4_000)
    silent.close()
  })
})

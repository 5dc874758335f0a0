import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { takeInAtLast } from './take-in-at-last.ts'

const options = { log: createLog({ level: 'silent' }), complaint: 'it could not be taken in' }

test('what fails is tried again until it is done, and then no more', async () => {
  let tries = 0
  const done = Promise.withResolvers<void>()
  const taking = takeInAtLast({ ...options, firstPauseMs: 1 }, async () => {
    tries += 1
    if (tries < 3) throw new Error('read ECONNRESET')
    done.resolve()
  })
  await done.promise
  await taking.stop()
  expect(tries).toBe(3)
})

test('a stop ends a try that waits, and a pause', async () => {
  const began = Promise.withResolvers<void>()
  const waiting = takeInAtLast(options, async (signal) => {
    began.resolve()
    await once(signal, 'abort')
    throw new Error('stopped')
  })
  await began.promise
  await waiting.stop()
  const failed = Promise.withResolvers<void>()
  const pausing = takeInAtLast({ ...options, firstPauseMs: 600_000 }, async () => {
    failed.resolve()
    throw new Error('read ECONNRESET')
  })
  await failed.promise
  await pausing.stop()
})

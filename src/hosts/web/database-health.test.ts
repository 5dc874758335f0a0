import { expect, test } from 'vitest'
import { orDegraded } from './database-health.ts'

test('D1 what the database does not answer, or not in time, is degraded and takes the process out of no traffic', async () => {
  expect(await orDegraded(() => Promise.reject(new RangeError('away')))).toEqual({
    state: 'degraded',
    detail: 'RangeError',
  })
  expect(await orDegraded(() => new Promise(() => undefined))).toMatchObject({ state: 'degraded' })
  expect(await orDegraded(async () => ({ state: 'works' }))).toEqual({ state: 'works' })
})

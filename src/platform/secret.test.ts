import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { derivedKey, keptSecret } from './secret.ts'

test('the secret is made once, kept with mode 0600, and the same for all who ask', async () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'poiso-secret-')), 'data')
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret({ secret: null, dataFolder })))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
})
test('a given secret is taken and nothing is written', async () => {
  expect(await keptSecret({ secret: 'given by the operator', dataFolder: '/nowhere' })).toBe('given by the operator')
})
test('each purpose has a key of its own', () => {
  const keys = ['login-token', 'render-id'].map((purpose) => Buffer.from(derivedKey('secret', purpose)).toString('hex'))
  expect([new Set(keys).size, keys[0]?.length]).toEqual([2, 64])
})

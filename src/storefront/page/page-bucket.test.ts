import { afterAll, expect, test } from 'vitest'
import { flagNames } from '#ports/flags/flag-names.ts'
import { noFlags } from '#ports/flags/memory-flags.ts'
import type { BucketFlags } from '#ports/flags/port.ts'
import { testStorefront } from '../routes/testing.ts'

/** ADR 0089: the header's link to the inspirations is shown to buckets 2 and 3. */
let hasBuckets = true
const buckets: BucketFlags = {
  hasBuckets: () => hasBuckets,
  ofPages: (bucket) => ({ ...noFlags, isOn: (key) => key === flagNames.shopTheLook && bucket >= 2 }),
  seenIn: (bucket) => [bucket >= 2 ? 'look|shown' : 'look|hidden'],
  clientKey: () => 'sdk-0123456789abcdef',
}
const { app } = testStorefront({ flags: buckets.ofPages(0), buckets })
afterAll(() => app.close())

async function ask(cookie?: string) {
  const { body, headers } = await app.inject({
    url: '/lojas',
    headers: { host: 'localhost:3000', ...(cookie && { cookie }) },
  })
  return { body, vary: headers.vary, etag: headers.etag, hasLink: body.includes('href="/inspirations"') }
}
const consented = '_cc=analytics|essential'

test('a bucket counts with consent to analytics alone; all else has the bytes of bucket 0', async () => {
  hasBuckets = true
  const plain = await ask()
  expect([plain.hasLink, plain.body.includes('data-experiments="look|hidden"')]).toEqual([false, true])
  const own = await ask(`${consented}; experiment-bucket=2`)
  expect([own.hasLink, own.body.includes('data-experiments="look|shown"')]).toEqual([true, true])
  for (const cookie of [
    'experiment-bucket=2',
    '_cc=essential; experiment-bucket=2',
    `${consented}; experiment-bucket=9`,
    `${consented}; experiment-bucket=2; experiment-bucket=3`,
    `${consented}; experiment-bucket=0`,
    `${consented}; experiment-bucket=__proto__`,
  ])
    expect((await ask(cookie)).body, cookie).toBe(plain.body)
})

test('each bucket’s page is kept as its own, and no cache in front mixes them', async () => {
  hasBuckets = true
  for (const round of [1, 2, 3]) {
    expect((await ask(`${consented}; experiment-bucket=3`)).hasLink, String(round)).toBe(true)
    expect((await ask()).hasLink, String(round)).toBe(false)
  }
  expect((await ask()).vary).toBe('accept-encoding, cookie')
})

test('while no flag asks for buckets, cookies change no byte and no header', async () => {
  hasBuckets = false
  const answers = [await ask(), await ask(`${consented}; experiment-bucket=2`)]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.map(({ vary }) => vary)).toEqual(['accept-encoding', 'accept-encoding'])
})

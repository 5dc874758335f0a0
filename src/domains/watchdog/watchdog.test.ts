import { expect, test } from 'vitest'

test('watchdog does what its README promises', () => {
  expect.fail('write the first promise of src/domains/watchdog/README.md here as a test, then make it true')
})

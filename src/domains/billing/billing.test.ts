import { expect, test } from 'vitest'

test('billing does what its README promises', () => {
  expect.fail('write the first promise of src/domains/billing/README.md here as a test, then make it true')
})

import { expect, test } from 'vitest'

test('partners does what its README promises', () => {
  expect.fail('write the first promise of src/domains/partners/README.md here as a test, then make it true')
})

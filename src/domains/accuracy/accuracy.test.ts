import { expect, test } from 'vitest'

test('accuracy does what its README promises', () => {
  expect.fail('write the first promise of src/domains/accuracy/README.md here as a test, then make it true')
})

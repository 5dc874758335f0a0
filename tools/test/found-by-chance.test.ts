import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCase, foundIn, type VitestReport } from './found-by-chance.ts'

function failureOf(check: () => void): string {
  try {
    check()
  } catch (error) {
    return String((error as Error).stack)
  }
  throw new Error('the property holds')
}

function aReport(failureMessages: readonly string[], message = ''): VitestReport {
  return {
    testResults: [
      {
        name: 'src/sizes.test.ts',
        message,
        assertionResults: [
          { fullName: 'sizes hold', status: 'passed', failureMessages: [] },
          ...(failureMessages.length > 0
            ? [{ fullName: 'sizes are read back', status: 'failed', failureMessages }]
            : []),
        ],
      },
    ],
  }
}

test('a property that does not hold is kept with its seed, path and counterexample, and the way to see it again', () => {
  const isSmall = fc.property(fc.integer({ min: 0, max: 1000 }), (value) => value < 7)
  const [found, ...others] = foundIn(aReport([failureOf(() => fc.assert(isSmall, { seed: 41 }))]), 99)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    file: 'src/sizes.test.ts',
    test: 'sizes are read back',
    seed: 41,
    counterexample: '[7]',
  })
  expect(
    fc.check(isSmall, { seed: found?.seed as number, path: found?.path as string, endOnFailure: true }).counterexample,
  ).toEqual([7])
  expect(asCase(found as NonNullable<typeof found>)).toMatch(
    /^src\/sizes\.test\.ts > sizes are read back\n {2}\{ seed: 41, path: '[\d:]+' \}\n {2}\[7\]\n {2}again: TEST_SEED=41 npm test -- src\/sizes\.test\.ts$/,
  )
})

test('what fails otherwise is told with the seed of the run', () => {
  expect(foundIn(aReport(['AssertionError: expected 2 to be 3\n    at x']), 99)).toMatchObject([
    { seed: 99, path: null, counterexample: 'AssertionError: expected 2 to be 3\n    at x' },
  ])
  expect(foundIn(aReport([], 'Error: Cannot find module x'), 99)).toMatchObject([{ test: '(the file)', seed: 99 }])
  expect(foundIn(aReport([]), 99)).toEqual([])
})

/** A property that did not hold, with all that is needed to see it again and to keep it as a case. */
export interface FoundByChance {
  readonly file: string
  readonly test: string
  /** Null where the test failed otherwise than by a property. */
  readonly seed: number | null
  readonly path: string | null
  readonly counterexample: string
}

/** The report that vitest writes with `--reporter=json`, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** What failed in a run of vitest; `runSeed` is the one of the run, for what does not print its own. */
export function foundIn(report: VitestReport, runSeed: number): FoundByChance[] {
  return report.testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '')
      return [{ file, test: '(the file)', seed: runSeed, path: null, counterexample: firstLines(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      test: fullName,
      ...drawnIn(failureMessages.join('\n'), runSeed),
    }))
  })
}

function drawnIn(message: string, runSeed: number): Pick<FoundByChance, 'seed' | 'path' | 'counterexample'> {
  const [, seed, path] = /\{ seed: (-?\d+), path: "([\d:]*)"/.exec(message) ?? []
  const example = /Counterexample: ([\s\S]*?)\nShrunk \d+ time/.exec(message)?.[1]
  return {
    seed: seed === undefined ? runSeed : Number(seed),
    path: path ?? null,
    counterexample: example ?? firstLines(message),
  }
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 4).join('\n')
}

/** As a person keeps it: `node` and options of a run that shows it again, and the parameters for an `fc.assert` of its own. */
export function asCase({ file, test, seed, path, counterexample }: FoundByChance): string {
  return [
    `${file} > ${test}`,
    `  { seed: ${seed}${path === null ? '' : `, path: '${path}'`} }`,
    `  ${counterexample.split('\n').join('\n  ')}`,
    `  again: TEST_SEED=${seed} npm test -- ${file}`,
  ].join('\n')
}

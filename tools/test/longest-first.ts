import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a file costs before its first test, and in a fresh checkout as a whole: by what it opens, in milliseconds on an idle machine. */
const OPENS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:launchBrowser|openJourneys)\b/, 10_000],
  [/\b(?:aMarketplace|anImportBench)\b/, 4_000],
  [/\btestDatabase\b/, 1_000],
]

/**
 * Those with a process of their own, then the others, each the longest first: the workers end together, with small files. vitest's own order ends
 * with the own processes, and goes by the size of files where no run has been yet.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = new Map(files.map((file) => [file, this.#costOf(file)]))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || (cost.get(b) ?? 0) - (cost.get(a) ?? 0))
  }

  #costOf(file: TestSpecification): number {
    const text = readFileSync(file.moduleId, 'utf8')
    const opening = OPENS.find(([pattern]) => pattern.test(text))?.[1] ?? 0
    return opening + (this.ctx.cache.getTestSpecificationResult(file)?.duration ?? text.length / 100)
  }
}

function orderOf({ project: { config } }: TestSpecification): number {
  return 2 * config.sequence.groupOrder + (config.isolate ? 0 : 1)
}

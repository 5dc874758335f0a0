/** Right, wrong and missed answers of one question, and a few examples of the wrong ones. */
export class Score {
  right = 0
  wrong = 0
  missed = 0
  readonly examples: string[] = []

  /** `found` null: no answer. `wanted` null: nothing to be found, so any answer is wrong. */
  add(found: string | null, wanted: string | null, example: () => string): void {
    if (found === null) this.missed += wanted === null ? 0 : 1
    else if (found === wanted) this.right += 1
    else {
      this.wrong += 1
      if (this.wrong % 97 === 1 && this.examples.length < 3)
        this.examples.push(`${example()}: ${found}, wanted ${wanted}`)
    }
  }

  /** Of the answers given, how many are right. */
  get precision(): number {
    return this.right / (this.right + this.wrong)
  }

  /** Of what was to be found, how much is answered right. A wrong answer is counted as missed too. */
  get recall(): number {
    return this.right / (this.right + this.wrong + this.missed)
  }
}

/** One line a question, and under it what went wrong. */
export function printScores(title: string, scores: ReadonlyMap<string, Score>, withExamples: boolean): void {
  console.log(`\n${title.padEnd(26)} precision   recall    right    wrong   missed`)
  for (const [name, score] of scores) {
    console.log(
      `${name.padEnd(26)} ${percent(score.precision)}  ${percent(score.recall)} ${[score.right, score.wrong, score.missed].map((count) => String(count).padStart(8)).join(' ')}`,
    )
    if (withExamples) for (const example of score.examples) console.log(`    ${example}`)
  }
}

export function scoreOf(scores: Map<string, Score>, name: string): Score {
  const score = scores.get(name) ?? new Score()
  scores.set(name, score)
  return score
}

export function percent(share: number): string {
  return (Number.isNaN(share) ? '      –' : `${(share * 100).toFixed(2)} %`).padStart(9)
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aRandom } from '../bench/random.ts'
import { evaluatePairSet } from './pair-sets.ts'
import { BoostedTrees } from '../../src/domains/offers/matching/learned/boosted-trees.ts'
import { type Example, growTrees } from './learning/grow-trees.ts'
import { readPairFile } from './learning/pair-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-pairs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('public pair sets', () => {
  test('are read by column, empty values left out, and a line that is none is named', () => {
    const [pair] = readPairFile(
      written('one.txt', ['COL title VAL red chair COL brand VAL  COL price VAL 9.5 \tCOL title VAL chair \t1']),
    )
    expect(pair).toEqual({
      left: new Map([
        ['title', 'red chair'],
        ['price', '9.5'],
      ]),
      right: new Map([['title', 'chair']]),
      isMatch: true,
    })
    expect(() => readPairFile(written('two.txt', ['COL a VAL b\tCOL a VAL b\t1', 'no pair']))).toThrow(
      'two.txt, line 2',
    )
  })

  test('of any columns are learned: the model number decides, the label of the test file does not', () => {
    const score = evaluatePairSet(written('train.txt', invented(1, 400)), written('test.txt', invented(2, 200)))
    expect(score.f1).toBeGreaterThan(0.9)
    expect(score.pairs).toBe(200)
  })

  test('answers are the same on every run', () => {
    const [train, asked] = [written('train.txt', invented(3, 200)), written('test.txt', invented(4, 100))]
    expect(evaluatePairSet(train, asked)).toEqual(evaluatePairSet(train, asked))
  })

  test('without a match there is nothing to learn, and it says so', () => {
    const file = written('none.txt', ['COL a VAL b\tCOL a VAL c\t0'])
    expect(() => evaluatePairSet(file, file)).toThrow('no pair with label 1')
  })
})

describe('trees that are grown', () => {
  const options = {
    features: ['one', 'other', 'third'],
    directions: {},
    trees: 60,
    depth: 3,
    learningRate: 0.2,
    minWeight: 1,
    shrinkage: 1,
    rowShare: 1,
    featureShare: 1,
    seed: 1,
  }
  const drawn = (isYes: (row: readonly number[], random: ReturnType<typeof aRandom>) => boolean): Example[] => {
    const random = aRandom(7)
    return Array.from({ length: 600 }, () => {
      const row = [random.next(), random.next(), random.next()]
      return { row: Float64Array.from(row), isYes: isYes(row, random), weight: 1 }
    })
  }

  test('find what only two features together tell', () => {
    const examples = drawn(([one, other]) => (one as number) > 0.5 !== (other as number) > 0.5)
    const trees = new BoostedTrees(growTrees(examples, options), options.features)
    expect(
      examples.filter(({ row, isYes }) => trees.score(row) > 0 === isYes).length / examples.length,
    ).toBeGreaterThan(0.97)
  })

  test('never go against a direction, and never ask for what is left out', () => {
    const examples = drawn(([one, other], random) =>
      random.chance(0.2 + 0.6 * (one as number) - 0.3 * Math.sin(9 * (one as number)) + 0.1 * (other as number)),
    )
    const model = growTrees(examples, { ...options, directions: { one: 1, third: 0 } })
    const trees = new BoostedTrees(model, options.features)
    for (const { row } of examples) {
      const [, other = 0, third = 0] = row
      const scores = Array.from({ length: 21 }, (_, step) => trees.score([step / 20, other, third]))
      expect(scores.every((score, at) => at === 0 || score >= (scores[at - 1] as number) - 1e-3)).toBe(true)
      expect(trees.score([0.5, other, 0])).toBe(trees.score([0.5, other, 1]))
    }
  })

  test('are the same for the same examples, whose weights count', () => {
    const examples = drawn(([one]) => (one as number) > 0.5)
    expect(growTrees(examples, options)).toEqual(growTrees(examples, options))
    const heavy = growTrees(
      examples.map((example) => ({ ...example, weight: example.isYes ? 20 : 1 })),
      options,
    )
    expect(heavy.bias).toBeGreaterThan(growTrees(examples, options).bias)
  })
})

/** Pairs of machines that are the same when the model number is. */
function invented(seed: number, count: number): string[] {
  const random = aRandom(seed)
  const kinds = ['washing machine', 'black dvd player', 'digital camera', 'wall mount']
  return Array.from({ length: count }, () => {
    const [kind, code, isMatch] = [random.pick(kinds), `mx${1000 + random.below(9000)}`, random.chance(0.3)]
    const other = isMatch ? code : `mx${1000 + random.below(9000)}`
    return `COL label VAL acme ${kind} ${code} COL cost VAL ${random.below(500)}\tCOL label VAL ${kind} ${other} by acme COL cost VAL \t${isMatch || other === code ? 1 : 0}`
  })
}

function written(name: string, lines: readonly string[]): string {
  const file = join(folder, name)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

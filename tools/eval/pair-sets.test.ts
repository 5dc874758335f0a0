import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aRandom } from '../bench/random.ts'
import { evaluatePairSet } from './pair-sets.ts'
import { trainBoostedTrees } from './learning/grow-trees.ts'
import { readPairFile } from './learning/pair-file.ts'
import { cosine, jaroWinkler, WordRarity } from './pair-sets/text-similarity.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-pairs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('public pair sets', () => {
  test('are read by column, empty values left out, and a line that is none is named', () => {
    const [pair] = readPairFile(written('one.txt', ['COL title VAL red chair COL brand VAL  COL price VAL 9.5 \tCOL title VAL chair \t1']))
    expect(pair).toEqual({ left: new Map([['title', 'red chair'], ['price', '9.5']]), right: new Map([['title', 'chair']]), isMatch: true })
    expect(() => readPairFile(written('two.txt', ['COL a VAL b\tCOL a VAL b\t1', 'no pair']))).toThrow('two.txt, line 2')
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

test('boosted trees find what only two features together tell', () => {
  const random = aRandom(7)
  const rows = Array.from({ length: 600 }, () => [random.next(), random.next(), random.next()])
  const answers = rows.map(([one, other]) => (one as number) > 0.5 !== (other as number) > 0.5)
  const trees = trainBoostedTrees(rows, answers, { trees: 60, depth: 3, learningRate: 0.2, minWeight: 1, shrinkage: 1, rowShare: 1, featureShare: 1, seed: 1 })
  const right = rows.filter((row, index) => trees.score(row) > 0 === answers[index]).length
  expect(right / rows.length).toBeGreaterThan(0.97)
})

test('likeness of texts: Jaro-Winkler by the book, rare words weigh more', () => {
  expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.961, 3)
  expect(jaroWinkler('dwayne', 'duane')).toBeCloseTo(0.84, 2)
  expect(jaroWinkler('abc', 'xyz')).toBe(0)
  const rarity = new WordRarity([['sofa', 'oslo'], ['sofa', 'riga'], ['sofa', 'turin']])
  const [oslo, sofa] = [cosine(rarity.vector(['sofa', 'oslo']), rarity.vector(['oslo', 'x'])), cosine(rarity.vector(['sofa', 'oslo']), rarity.vector(['sofa', 'x']))]
  expect(oslo).toBeGreaterThan(sofa)
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

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { stemOf } from './portuguese.ts'

/** Half of Snowball's Portuguese vocabulary (word, its stem): on machines of the project only. */
const LIST = join(projectRoot, '..', 'shared', 'data', 'language', 'snowball-portuguese.tsv')
const FILES = [LIST, join(projectRoot, '..', '..', 'shared', 'data', 'language', 'snowball-portuguese.tsv')]
const file = FILES.find((each) => existsSync(each))

describe('S-06 stems beside those of Snowball', () => {
  const pairs = (file === undefined ? '' : readFileSync(file, 'utf8'))
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([word, stem]) => (word !== undefined && stem !== undefined && word.length > 3 ? [{ word, stem }] : []))
  const words = new Set(pairs.map(({ word }) => word))

  test.skipIf(file === undefined)('with shared/data/language: a stem has no other stem', () => {
    for (const { word } of pairs) expect([word, stemOf(stemOf(word))]).toEqual([word, stemOf(word)])
  })

  test.skipIf(file === undefined)(
    'with shared/data/language: words and their plurals in -s are one, Snowball misses the accented ones',
    () => {
      const plurals = pairs.filter(({ word }) => /[aeiouáéíóúãê]$/.test(word) && words.has(`${word}s`))
      const apart = plurals.filter(({ word }) => stemOf(word) !== stemOf(`${word}s`))
      expect(plurals.length).toBeGreaterThan(200)
      expect(apart.map(({ word }) => word)).toEqual([])
    },
  )

  test.skipIf(file === undefined)(
    'with shared/data/language: fewer than one word in two hundred is joined with another that Snowball keeps apart',
    () => {
      const byStem = Map.groupBy(pairs, ({ word }) => stemOf(word))
      const joined = [...byStem.values()].filter((same) => new Set(same.map(({ stem }) => stem)).size > 1)
      const wrong = joined.filter(
        (same) => new Set(same.map(({ word }) => word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 4))).size > 1,
      )
      expect(wrong.map((same) => same.map(({ word }) => word)).length).toBeLessThan(pairs.length / 200)
    },
  )
})

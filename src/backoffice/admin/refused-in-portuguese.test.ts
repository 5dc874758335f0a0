import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { synonymProblems } from '#domains/search/synonyms/vet-synonym.ts'
import { httpErrors } from '#platform/errors/catalogue.ts'
import { errorWords } from '../parts/frame/error-words.ts'
import { decisionRefusals } from './screens/products/decision-words.ts'
import { synonymRefusals } from './screens/search/synonym-words.ts'

const src = new URL('../../', import.meta.url)
function read(file: string): string {
  return readFileSync(new URL(file, src), 'utf8')
}

/** English that no Portuguese sentence holds. */
const ENGLISH = /\b(?:the|is|was|must|not found|there|parameter|already)\b/i

describe('B-08 what is refused is said in Portuguese', () => {
  test('every code of the catalogue has its words, of a screen and of a form', () => {
    for (const [code, { status }] of Object.entries(httpErrors)) {
      const { heading, text, ofForm } = errorWords({ code, status })
      for (const words of [heading, text, ofForm])
        expect([code, words]).not.toEqual([code, expect.stringMatching(ENGLISH)])
      // Only a fault of ours is told as one.
      expect([code, heading === errorWords({ status: 500 }).heading]).toEqual([code, status === 500])
    }
    expect(errorWords({ code: 'passkey_needed', status: 403 })).not.toEqual(errorWords({ status: 403 }))
  })

  test('every reason by which a decision about products is refused has its words', () => {
    const source = globSync('domains/offers/grouping/**/*.ts', { cwd: src.pathname })
      .filter((file) => !file.includes('.test.'))
      .map(read)
      .join('\n')
    const reasons = new Set(
      [...source.matchAll(/refused\('([a-z_]+)'\)/g)].map(([, reason = '']) => reason.replaceAll('_', ' ')),
    )
    expect([...reasons].toSorted()).toEqual(Object.keys(decisionRefusals).toSorted())
  })

  test('every reason by which a synonym is refused has its words', () => {
    expect(Object.keys(synonymRefusals).toSorted()).toEqual([...synonymProblems].toSorted())
  })

  test('no screen shows the English of a call: what it reads of it goes through words', () => {
    const screens = globSync('backoffice/**/*.{ts,tsx}', { cwd: src.pathname }).filter(
      (file) => !file.includes('.test.'),
    )
    const uses = screens.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /(?:refused|problem|made|saved)\w*\.(?:detail|title)\b/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(uses.length).toBeGreaterThan(5)
    expect(uses.filter((use) => !/(?:Problems|Words|Profile|Fields|Errors|pathsIn)\([^)]*\.detail/.test(use))).toEqual(
      [],
    )
  })
})

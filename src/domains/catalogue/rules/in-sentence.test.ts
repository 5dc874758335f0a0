import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test('a label inside a sentence is small, but for what everyone writes in capitals', () => {
  expect(['Aço', 'MDF e aglomerado', 'Rotim e vime'].map(inSentence)).toEqual([
    'aço',
    'MDF e aglomerado',
    'rotim e vime',
  ])
})

/**
 * How often the judge of pictures is right (B-10), on pictures that it did not learn from:
 *
 *     node tools/eval/pictures.ts
 */
import { judgedTypes } from '../../src/domains/images/scoring/judge-type.ts'
import { scorePicture } from '../../src/domains/images/scoring/score-picture.ts'
import { solidTypeSamples } from './likeness/type-samples.ts'
import { printScores, Score, scoreOf } from './score.ts'

const SAMPLES = 500

const scores = new Map<string, Score>()
for await (const { type, pixels, name } of solidTypeSamples(SAMPLES, 90_000)) {
  const found = scorePicture(pixels, pixels).type
  for (const each of ['all', ...judgedTypes]) if (each === 'all' || each === type) scoreOf(scores, each).add(found, type, () => name)
}
printScores('type of made pictures', scores, true)

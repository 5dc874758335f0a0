/**
 * How often the judge of pictures is right (B-10), on pictures that it did not learn from:
 *
 *     node tools/eval/pictures.ts
 */
import { judgedTypes } from '../../src/domains/images/scoring/judge-type.ts'
import { scorePicture } from '../../src/domains/images/scoring/score-picture.ts'
import { demoTypeSamples, solidTypeSamples, tracedTypeSamples, type TypeSample } from './likeness/type-samples.ts'
import { printScores, Score, scoreOf } from './score.ts'

const [SAMPLES, TRACED, DEMO_PIECES] = [100, 150, 60]

await report('type of made pictures', solidTypeSamples(SAMPLES, 90_000))
await report("type of the demo's designs", tracedTypeSamples(TRACED, 'judge'))
await report("type of the demo's pictures", demoTypeSamples(DEMO_PIECES, 'judge'))

async function report(title: string, samples: AsyncIterable<TypeSample>): Promise<void> {
  const scores = new Map<string, Score>()
  for await (const { type, pixels, name } of samples) {
    const found = scorePicture(pixels, pixels).type
    for (const each of ['all', ...judgedTypes]) if (each === 'all' || each === type) scoreOf(scores, each).add(found, type, () => name)
  }
  printScores(title, scores, true)
}

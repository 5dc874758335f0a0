/**
 * How often the judge of pictures is right (B-10). Weights were learned on one half of the designs and of the rooms, the other
 * half is judged here. Ends with 1 when a goal is missed:
 *
 *     node tools/eval/pictures.ts [--only made|designs|varied|shops]
 */
import { parseArgs } from 'node:util'
import { judgedTypes } from '../../src/domains/images/scoring/judged-types.ts'
import { scorePicture } from '../../src/domains/images/scoring/score-picture.ts'
import { demoTypeSamples, drawnTypeSamples, solidTypeSamples, type TypeSample } from './likeness/type-samples.ts'
import { variedTypeSamples } from './likeness/varied-samples.ts'
import { percent, printScores, Score, scoreOf } from './score.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const [SAMPLES, DESIGNS, SHOP_PIECES, ROOM_PARTS] = [100, 70, 300, 15]
/** Of the demo's shops. The other sets say how far beyond them it goes: what no shop of the demo does has no goal. */
const GOAL = 0.97

await report('made', 'made pictures', solidTypeSamples(SAMPLES, 90_000))
await report('designs', "the demo's designs", drawnTypeSamples(DESIGNS, 'judge'))
await report(
  'varied',
  'cut, tinted, otherwise lit',
  variedTypeSamples('judge', { designs: DESIGNS, every: 4, ofRoom: ROOM_PARTS }),
)
const shops = await report('shops', "the demo's shops", demoTypeSamples(SHOP_PIECES, 'judge'))
if (shops !== null) {
  console.log(
    `\nright type in the demo's shops: ${percent(shops)} (goal ${100 * GOAL}: ${shops >= GOAL ? 'met' : 'missed'})`,
  )
  if (shops < GOAL) process.exitCode = 1
}

/** Share of right types; null: none was judged. */
async function report(key: string, title: string, samples: AsyncIterable<TypeSample>): Promise<number | null> {
  if (values.only !== undefined && values.only !== key) return null
  const scores = new Map<string, Score>()
  const confused = new Map<string, number>()
  for await (const { type, pixels, name } of samples) {
    const found = scorePicture(pixels, pixels).type
    for (const each of ['all', ...judgedTypes])
      if (each === 'all' || each === type) scoreOf(scores, each).add(found, type, () => name)
    if (found !== type)
      confused.set(`${type} taken for ${found}`, (confused.get(`${type} taken for ${found}`) ?? 0) + 1)
  }
  printScores(`${title}, judged half`, scores, true)
  for (const [kind, count] of [...confused].sort(([, one], [, other]) => other - one))
    console.log(`    ${count} × ${kind}`)
  return scores.get('all')?.recall ?? null
}

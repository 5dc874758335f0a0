/**
 * Whether like pictures are found: each picture asks, all the others answer, on designs that nothing was learned from:
 *
 *     node tools/eval/likeness.ts
 *
 * Made pieces of boxes and cylinders always; the demo's drawn furniture as its shops show it, once it is drawn. 'piece' is the
 * same piece first, 'other view' the same among pictures of other views and pieces only, 'family and colour' another piece of
 * its category and colour group among the first ten other pieces, where there is one.
 */
import { describePicture } from '../../src/domains/images/likeness/describe-picture.ts'
import { queryVector } from '../../src/domains/images/likeness/likeness-row.ts'
import { decoded } from '../../src/domains/images/scoring/testing.ts'
import { demoPictures } from './likeness/demo-samples.ts'
import { tracedPictures } from './likeness/traced-samples.ts'
import { solidShots } from './likeness/solid-samples.ts'

const [MADE_DESIGNS, TRACED, DEMO_PIECES, FIRST] = [25, 600, 80, 10]
/** As the index adds it (likeness-index.ts): pieces of one category. */
const SAME_CATEGORY = 0.15 * 300 * 300

interface Judged {
  readonly piece: string
  readonly view: string
  readonly category: string
  readonly colour: string
  readonly vector: Int8Array
}

const made: Judged[] = []
for await (const { piece, family, colourGroup, shot, pixels } of solidShots(MADE_DESIGNS, 4, 500_000)) made.push({ piece, view: String(shot), category: family, colour: colourGroup, vector: queryVector(describePicture(pixels), {}) })
report('made pieces', made)
const traced: Judged[] = []
for await (const { piece, family, tone, angle, pixels } of tracedPictures('judge', TRACED)) if (angle !== 'detail') traced.push({ piece, view: angle, category: family, colour: tone, vector: queryVector(describePicture(pixels), {}) })
report("the demo's designs", traced)
const drawn: Judged[] = []
for await (const { truth, piece, file } of demoPictures(DEMO_PIECES, 'judge')) {
  if (truth.type === 'piece') drawn.push({ piece, view: truth.view, category: String(truth.categoryId), colour: String(truth.colour), vector: queryVector(describePicture(await decoded(file)), {}) })
}
if (drawn.length === 0) console.log('drawn furniture: none is drawn yet')
else report('drawn furniture', drawn)

function report(name: string, all: readonly Judged[]): void {
  const counts = { piece: [0, 0], 'other view': [0, 0], 'family and colour': [0, 0] } as Record<string, [number, number]>
  const add = (question: string, isRight: boolean): void => {
    const [right, asked] = counts[question] as [number, number]
    counts[question] = [right + (isRight ? 1 : 0), asked + 1]
  }
  for (const own of all) {
    const ranked = all.filter((other) => other !== own).map((other) => ({ other, sum: likeness(own, other) })).sort((one, two) => two.sum - one.sum).map(({ other }) => other)
    const otherViews = ranked.filter((other) => other.piece !== own.piece || other.view !== own.view)
    if (ranked.some(({ piece }) => piece === own.piece)) add('piece', ranked[0]?.piece === own.piece)
    if (otherViews.some(({ piece }) => piece === own.piece)) add('other view', otherViews[0]?.piece === own.piece)
    const others = [...new Map(ranked.filter(({ piece }) => piece !== own.piece).map((other) => [other.piece, other])).values()]
    const isKin = (other: Judged): boolean => other.category === own.category && other.colour === own.colour
    if (others.some(isKin)) add('family and colour', others.slice(0, FIRST).some(isKin))
  }
  const told = Object.entries(counts).map(([question, [right, asked]]) => `${question} ${((100 * right) / Math.max(1, asked)).toFixed(1)} % of ${asked}`)
  console.log(`${name}: ${all.length} pictures of ${new Set(all.map(({ piece }) => piece)).size} pieces; ${told.join(', ')}`)
}

function likeness(one: Judged, other: Judged): number {
  let sum = one.category === other.category ? SAME_CATEGORY : 0
  for (let at = 0; at < one.vector.length; at += 1) sum += (one.vector[at] as number) * (other.vector[at] as number)
  return sum
}

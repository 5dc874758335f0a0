/**
 * What is read of sizes, colours, materials, shapes and seats, beside the demo's truth and, where they are, beside the measures
 * of real sofas (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/attributes.ts [--examples] [--by-place]
 *
 * What a feed never tells cannot be found: recall is measured on what the generator knows to have written (`said`, demo/said.ts),
 * precision on what is true of the article, told or not.
 */
import type { Attributes } from '../../src/domains/catalogue/contract.ts'
import type { Place, Said } from '../../demo/said.ts'
import type { Truth } from '../../demo/truth.ts'
import { labelledOffers } from './labelled-offers.ts'
import { printScores, type Score, scoreOf } from './score.ts'
import { sofaScores } from './sofas.ts'

const withExamples = process.argv.includes('--examples')
const byPlace = process.argv.includes('--by-place')
const demo = new Map<string, Score>()
for await (const {
  item,
  found: { attributes },
  truth,
} of labelledOffers()) {
  const example = () => `${truth.shop} ${item.itemId} "${item.title}"`
  addSizes(attributes, truth, example)
  addIds(
    'colour',
    attributes.colours?.ids,
    { said: truth.said.colours, true: truth.colours, places: truth.said.where['colours'] },
    example,
  )
  addIds(
    'material',
    attributes.materials?.ids,
    { said: truth.said.materials, true: truth.materials, places: truth.said.where['materials'] },
    example,
  )
  addIds(
    'shape',
    attributes.shapes?.ids,
    { said: listed(truth.said.shape), true: listed(truth.shape), places: undefined },
    example,
  )
  addIds(
    'seats',
    attributes.seats === null ? undefined : [attributes.seats.low],
    { said: listed(truth.said.seats), true: listed(truth.seats), places: undefined },
    example,
  )
}
printScores('demo', demo, withExamples)
const sofas = sofaScores()
if (sofas === null) console.log('\nno ../shared/data/sofas here')
else printScores('real sofas', sofas, withExamples)

interface Wanted {
  said: readonly number[]
  true: readonly number[]
  places: readonly Place[] | undefined
}

/** Each value is one question: what is named beside the truth is wrong, what is told and not named is missed. */
function addIds(name: string, found: readonly number[] | undefined, wanted: Wanted, example: () => string): void {
  for (const id of new Set([...(found ?? []), ...wanted.said])) {
    const isFound = found?.includes(id) === true
    const isTrue = wanted.said.includes(id) || (isFound && wanted.true.includes(id))
    for (const question of questions(name, wanted.places))
      scoreOf(demo, question).add(isFound ? String(id) : null, isTrue ? String(id) : null, example)
  }
}

function addSizes(attributes: Attributes, truth: Truth, example: () => string): void {
  const found = sidesOf(
    Object.fromEntries(
      Object.entries(attributes.sizes).map(([axis, { lowMm, highMm }]) => [axis, `${lowMm}-${highMm}`]),
    ),
    truth,
  )
  const [said, known] = [sidesOf(texts(truth.said.sizesMm), truth), sidesOf(texts(truth.sizesMm), truth)]
  for (const axis of new Set([...Object.keys(said), ...Object.keys(found)])) {
    const answer = found[axis] ?? null
    const wanted = answer !== null && answer === known[axis] ? answer : (said[axis] ?? null)
    for (const question of ['size: all', ...questions(`size: ${axis}`, truth.said.where[axis])])
      scoreOf(demo, question).add(answer, wanted, example)
  }
}

function questions(name: string, places: readonly Place[] | undefined): string[] {
  return [name, ...(byPlace && places !== undefined ? [`${name} (${places.join(', ')})`] : [])]
}

function listed(value: number | null): number[] {
  return value === null ? [] : [value]
}

function texts(sizes: Said['sizesMm']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sizes).map(([axis, mm]) => [axis, typeof mm === 'number' ? `${mm}-${mm}` : mm.join('-')]),
  )
}

/**
 * The same side under one name: a feed that gives the width of what is round gives its diameter, and the side that is not the width
 * is called depth of one thing and length of another; a rail is as wide as it is long.
 */
function sidesOf(sizes: Readonly<Record<string, string>>, truth: Truth): Record<string, string> {
  const { width, length, ...rest } = sizes
  const isLong = truth.sizesMm['length'] !== undefined && truth.sizesMm['width'] === undefined
  const isRound = truth.sizesMm['diameter'] !== undefined && truth.sizesMm['width'] === undefined && !isLong
  return {
    ...(width === undefined ? {} : isRound ? { diameter: width } : isLong ? { length: width } : { width }),
    ...(length === undefined ? {} : isLong || rest['depth'] !== undefined ? { length } : { depth: length }),
    ...rest,
  }
}

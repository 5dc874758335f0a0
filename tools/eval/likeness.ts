/**
 * Whether like pictures are found (A-01.14): each picture asks, all the others answer. Weights were learned on one half of the
 * designs, the other half is asked here; a design is in its half by its name. Ends with 1 when a goal is missed:
 *
 *     node tools/eval/likeness.ts [--only made|designs|shops] [--wrong]
 *
 * Made pieces of boxes and cylinders; the demo's designs in four tones, each angle once; the demo's drawn furniture as its shops
 * show it, up to three shops a piece. 'piece' is the same piece first, 'other view' the same among pictures of other views and
 * pieces only, 'family and colour' another piece of its category and colour group among the first ten other pieces, where there
 * is one; 'colour' whether the first
 * other piece of its category has its colour group, where its category has pieces with it and without;
 * 'no category' the first again when nothing is known of categories, 'sizes told' when sizes weigh in as the index does it, told as
 * shops tell them (one in three left out, 2 % off). As the index does it, only pieces of one department answer, and of
 * the nearest the surest comes first.
 */
import { parseArgs } from 'node:util'
import { categoryById } from '../../src/domains/catalogue/contract.ts'
import { CATEGORY_ADDS } from '../../src/domains/images/likeness/likeness-index.ts'
import { surestFirst } from '../../src/domains/images/likeness/surest-first.ts'
import { describePicture } from '../../src/domains/images/likeness/describe-picture.ts'
import { queryVector, rowVector } from '../../src/domains/images/likeness/likeness-row.ts'
import type { PicturePixels } from '../../src/domains/images/scoring/picture-pixels.ts'
import { decoded } from '../../src/domains/images/scoring/testing.ts'
import { demoPictures } from './likeness/demo-samples.ts'
import { drawnPictures } from './likeness/drawn-samples.ts'
import { solidShots } from './likeness/solid-samples.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, wrong: { type: 'boolean', default: false } } })
const [MADE_DESIGNS, DESIGNS, SHOP_PIECES, FIRST] = [25, 100, 300, 10]
const GOALS: Readonly<Partial<Record<Question, number>>> = { piece: 95, 'family and colour': 90 }

const QUESTIONS = [
  'piece',
  'other view',
  'strict piece',
  'no category',
  'sizes told',
  'family and colour',
  'colour',
] as const
type Question = (typeof QUESTIONS)[number]

interface Judged {
  readonly piece: string
  /** Where colours that nobody can tell apart count as two. */
  readonly strictPiece?: string
  readonly department?: string
  readonly view: string
  readonly category: string
  readonly colour: string
  readonly vector: Int8Array
  /** What it is asked by, and stands as, with the sizes that its shop tells. */
  readonly sized?: { readonly query: Int8Array; readonly row: Int8Array }
}

await judge('made', 'made pieces', madePieces())
await judge('designs', "the demo's designs in four tones", designs())
await judge('shops', "the demo's shops", shops())

async function* madePieces(): AsyncGenerator<Judged> {
  for await (const { piece, family, colourGroup, shot, pixels } of solidShots(MADE_DESIGNS, 4, 500_000))
    yield { piece, view: String(shot), category: family, colour: colourGroup, vector: vectorOf(pixels) }
}

async function* designs(): AsyncGenerator<Judged> {
  for await (const { piece, family, tone, angle, sizes, pixels } of drawnPictures('judge', DESIGNS)) {
    if (angle === 'detail') continue
    const descriptor = describePicture(pixels)
    yield {
      piece,
      view: angle,
      category: family,
      colour: tone,
      vector: queryVector(descriptor, {}),
      sized: { query: queryVector(descriptor, sizes), row: rowVector(descriptor, sizes) },
    }
  }
}

async function* shops(): AsyncGenerator<Judged> {
  for await (const { truth, piece, strictPiece, file } of demoPictures(SHOP_PIECES, 'judge')) {
    if (truth.type !== 'piece') continue
    const department = String(categoryById(truth.categoryId)?.departmentId)
    yield {
      piece,
      strictPiece,
      department,
      view: truth.view,
      category: String(truth.categoryId),
      colour: String(truth.colour),
      vector: vectorOf(await decoded(file)),
    }
  }
}

function vectorOf(pixels: PicturePixels): Int8Array {
  return queryVector(describePicture(pixels), {})
}

async function judge(key: string, name: string, pictures: AsyncIterable<Judged>): Promise<void> {
  if (values.only !== undefined && values.only !== key) return
  const all: Judged[] = []
  for await (const picture of pictures) all.push(picture)
  if (all.length === 0) return console.log(`${name}: nothing is drawn yet`)
  const counts = new Map<Question, [right: number, asked: number]>(QUESTIONS.map((question) => [question, [0, 0]]))
  for (const own of all) {
    for (const [question, isRight] of answersTo(own, all)) {
      const count = counts.get(question) as [number, number]
      count[0] += isRight ? 1 : 0
      count[1] += 1
    }
  }
  console.log(
    `\n${name}, the judged half: ${all.length} pictures of ${new Set(all.map(({ piece }) => piece)).size} pieces`,
  )
  for (const [question, [right, asked]] of counts) {
    if (asked === 0) continue
    const [share, goal] = [(100 * right) / asked, GOALS[question]]
    console.log(
      `  ${question.padEnd(18)} ${share.toFixed(1).padStart(5)} % of ${asked}${goal === undefined ? '' : ` (goal ${goal}: ${share >= goal ? 'met' : 'missed'})`}`,
    )
    if (goal !== undefined && share < goal) process.exitCode = 1
  }
}

function* answersTo(own: Judged, all: readonly Judged[]): Generator<[Question, boolean]> {
  const answers = all
    .filter((other) => other !== own && other.department === own.department)
    .map((other) => ({
      other,
      vector: other.vector,
      like: likeness(own, other),
      adds: other.category === own.category ? CATEGORY_ADDS.same : 0,
    }))
  const nearest = answers
    .map((answer) => ({ ...answer, sum: answer.like + answer.adds }))
    .sort((one, other) => other.sum - one.sum)
  const ranked = surestFirst(nearest).map(({ other }) => other)
  const otherViews = surestFirst(
    nearest.filter(({ other }) => other.piece !== own.piece || other.view !== own.view),
  ).map(({ other }) => other)
  if (ranked.some(({ piece }) => piece === own.piece)) {
    yield ['piece', isFirst(own, ranked)]
    yield ['no category', surest(answers.map((answer) => ({ ...answer, sum: answer.like })))?.piece === own.piece]
    if (own.sized !== undefined) yield ['sizes told', sizedFirst(own.sized.query, answers)?.piece === own.piece]
  }
  if (own.strictPiece !== undefined && ranked.some(({ strictPiece }) => strictPiece === own.strictPiece))
    yield ['strict piece', ranked[0]?.strictPiece === own.strictPiece]
  if (otherViews.some(({ piece }) => piece === own.piece)) yield ['other view', otherViews[0]?.piece === own.piece]
  const others = [
    ...new Map(ranked.filter(({ piece }) => piece !== own.piece).map((other) => [other.piece, other])).values(),
  ]
  const isKin = (other: Judged): boolean => other.category === own.category && other.colour === own.colour
  if (!others.some(isKin)) return
  yield ['family and colour', others.slice(0, FIRST).some(isKin)]
  const family = others.filter(({ category }) => category === own.category)
  if (!family.every(isKin)) yield ['colour', isKin(family[0] as Judged)]
}

function isFirst(own: Judged, [first]: readonly Judged[]): boolean {
  if (values.wrong && first?.piece !== own.piece)
    console.log(`    ${own.piece} ${own.view}: ${first?.piece} ${first?.view}`)
  return first?.piece === own.piece
}

interface Answer {
  readonly other: Judged
  readonly vector: Int8Array
  readonly adds: number
}

function sizedFirst(query: Int8Array, answers: readonly Answer[]): Judged | undefined {
  return surest(
    answers.map((answer) => ({
      ...answer,
      sum: productOf(query, answer.other.sized?.row ?? answer.vector) + answer.adds,
    })),
  )
}

function surest(answers: readonly (Answer & { readonly sum: number })[]): Judged | undefined {
  return surestFirst(answers.toSorted((one, other) => other.sum - one.sum))[0]?.other
}

/** Sizes are left out, for they would tell pieces apart without their pictures. */
function likeness(one: Judged, other: Judged): number {
  return productOf(one.vector, other.vector)
}

function productOf(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
}

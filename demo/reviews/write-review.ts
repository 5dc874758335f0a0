import type { Slots } from '../language/template.ts'
import type { Draw } from '../prng.ts'
import { bodyOf, type Clause } from './compose.ts'
import { drawTold, type Experience } from './experience.ts'
import { type Manner, typed } from './manner.ts'
import type { Told, Verdict } from './review-truth.ts'
import { varied } from './varied.ts'
import type { ListName, Mood, Said } from './vocabulary.ts'

export interface WrittenWords {
  readonly body: string | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
  readonly tells: readonly Told[]
}

export interface Writing {
  readonly experience: Experience
  readonly manner: Manner
  readonly labels: readonly string[]
  readonly slots: Slots
  /** What has been said of the same thing before. */
  readonly said: Said
  readonly draw: Draw
  /** Also what is the frame of it: why it was bought, what happened. Not for shops. */
  readonly isOfThing: boolean
}

export function writeReview(writing: Writing): WrittenWords {
  const { experience, manner, draw } = writing
  const length = manner.length > 1 && draw.chance(0.3) ? manner.length - 1 : manner.length
  const drawn = drawTold(
    experience,
    [0, draw.int(0, 1), draw.int(1, 2), draw.int(2, 3), draw.int(3, 5)][length] ?? 0,
    draw,
  )
  // A word of praise alone explains no two stars, nor a fault alone five.
  const suits = drawn.some(({ verdict }) => verdict !== (experience.halfStars <= 5 ? 'good' : 'bad'))
  const told = suits || drawn.length > 1 ? drawn : []
  const { body, tells } =
    length === 0 ? { body: null, tells: [] } : bodyOf(arranged(told, length, writing), manner, draw)
  const { pluses, minuses } = pointsOf(writing, length)
  const words = (list: readonly Told[]): string[] => list.map((one) => one.words)
  return {
    body: body === '' ? null : body,
    pluses: words(pluses),
    minuses: words(minuses),
    tells: [...tells, ...pluses, ...minuses],
  }
}

/** What is told and what stands around it, in the order in which people tell. */
function arranged(told: Experience['found'], length: number, writing: Writing): Clause[] {
  const { experience, draw } = writing
  const isContent = experience.halfStars >= 6
  const clauses = told.flatMap(({ aspect, verdict }) =>
    sayClause(writing, `${aspect}/${verdict}`, toneOf(verdict, isContent), { aspect, verdict }),
  )
  const ordered = draw.chance(0.8)
    ? clauses.toSorted((one, other) => (isContent ? 1 : -1) * (rank(one) - rank(other)))
    : clauses
  // Who names a fault does not say in the same breath that there is none.
  const isFaultless = told.every(({ verdict }) => verdict === 'good')
  return framed(ordered, length, writing, isFaultless)
}

/** What was found, after an opinion or a story and before a last word, where the text is long enough for them. */
function framed(ordered: readonly Clause[], length: number, writing: Writing, isFaultless: boolean): Clause[] {
  const { draw } = writing
  const { opinion, opener, story, closer } = frameOf(writing, isFaultless)
  if (length === 1) return ordered.length === 0 || draw.chance(0.25) ? [...opinion(), ...ordered] : [...ordered]
  if (length === 2)
    return draw.chance(0.55)
      ? [...opinion(), ...ordered]
      : draw.chance(0.3)
        ? [...opener, ...ordered]
        : [...ordered, ...(draw.chance(0.4) ? opinion() : [])]
  if (length === 3)
    return [
      ...(draw.chance(0.65) ? opener : opinion()),
      ...ordered,
      ...(draw.chance(0.5) ? closer : draw.chance(0.5) ? opinion() : []),
    ]
  return [...opener, ...story, ...ordered, ...(draw.chance(0.4) ? opinion() : []), ...(draw.chance(0.75) ? closer : [])]
}

/** Drawn in this order whatever of it is used: the same seed gives the same reviews. */
function frameOf(writing: Writing, isFaultless: boolean) {
  const { experience, isOfThing } = writing
  const isContent = experience.halfStars >= 6
  const stars = moodOf(experience.halfStars)
  const mood = stars === 'great' && !isFaultless ? 'good' : stars
  const opener = isOfThing ? sayClause(writing, 'opener', 'plain', null) : []
  const story = isOfThing ? sayClause(writing, 'story', 'plain', null) : []
  const closer = sayClause(
    writing,
    `closer/${mood === 'great' || mood === 'good' ? 'good' : mood === 'meh' ? 'meh' : 'bad'}`,
    isContent ? 'good' : 'bad',
    null,
  )
  const opinion = (): Clause[] => sayClause(writing, `overall/${mood}`, isContent ? 'good' : 'bad', null)
  return { opinion, opener, story, closer }
}

/** What happened once: nobody begins it with "sinceramente". */
const COMING: readonly Told['aspect'][] = ['delivery', 'packaging', 'service', 'assembly']

function sayClause(
  { said, labels, slots, draw }: Writing,
  name: ListName,
  tone: Clause['tone'],
  told: Clause['told'],
): Clause[] {
  const text = said.draw(name, labels, slots, draw)
  const isOpinion = told !== null && !COMING.includes(told.aspect)
  return text === null ? [] : [{ text: varied(text, draw, isOpinion), tone, told }]
}

function toneOf(verdict: Verdict, isContent: boolean): Clause['tone'] {
  return verdict === 'good' ? 'good' : verdict === 'bad' ? 'bad' : isContent ? 'bad' : 'good'
}

function rank({ tone }: Clause): number {
  return tone === 'good' ? 0 : 1
}

function moodOf(halfStars: number): Mood {
  return halfStars >= 9 ? 'great' : halfStars >= 7 ? 'good' : halfStars >= 5 ? 'meh' : halfStars >= 3 ? 'bad' : 'awful'
}

/** Pluses and minuses; who writes nothing else has them more often. */
function pointsOf(
  { experience, manner, labels, slots, said, draw }: Writing,
  length: number,
): Record<'pluses' | 'minuses', Told[]> {
  const fills = length === 0 && draw.chance(0.5) ? 'both' : manner.fillsPoints
  const points = (verdict: 'good' | 'bad', at: 'pluses' | 'minuses', most: number): Told[] => {
    const found = experience.found.filter((one) => one.verdict === verdict)
    return drawTold({ ...experience, halfStars: 6, found }, draw.int(1, most), draw).flatMap(({ aspect }) => {
      const words = said.draw(`${aspect}/${verdict === 'good' ? 'plus' : 'minus'}`, labels, slots, draw)
      if (words === null) return []
      const kept = typed(words, { ...manner, errors: manner.errors / 2 }, draw)
      return [
        {
          aspect,
          verdict,
          at,
          words: manner.capitals !== 'none' && manner.length > 2 ? kept.charAt(0).toUpperCase() + kept.slice(1) : kept,
        },
      ]
    })
  }
  return {
    pluses: fills === 'none' ? [] : points('good', 'pluses', 3),
    minuses: fills === 'both' ? points('bad', 'minuses', 2) : [],
  }
}

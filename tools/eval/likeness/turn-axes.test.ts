import { describe, expect, test } from 'vitest'
import { seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import { halfOf } from './halves.ts'
import { practiceDesigns, practiceDrawings } from './practice-drawings.ts'
import { type PiecePictures, type TrainedAxes, trainAxes } from './train-axes.ts'
import { turnAxes } from './turn-axes.ts'

const FEATURES = 12

/** Pieces that differ in the first three features most; their pictures in the next two. */
function made(seed: number, pieces: number): PiecePictures[] {
  const draw = seededDraw(seed)
  const spread = (by: number): number => (draw() - 0.5) * by
  return Array.from({ length: pieces }, () => {
    const own = Array.from({ length: FEATURES }, (_, at) => (at < 3 ? spread(2) : at < 5 ? 0 : spread(0.6)))
    return Array.from({ length: 3 }, () =>
      Float32Array.from(own, (value, at) => value + (at === 3 || at === 4 ? spread(2) : spread(0.3))),
    )
  })
}

function foundFirst(pieces: readonly PiecePictures[], { means, axes }: TrainedAxes): number {
  const all = pieces.flatMap((pictures, piece) =>
    pictures.map((picture) => ({
      piece,
      vector: unit(
        axes.map((axis) =>
          axis.reduce((sum, value, at) => sum + value * ((picture[at] as number) - (means[at] as number)), 0),
        ),
      ),
    })),
  )
  const right = all.filter((own) => {
    const [first] = all
      .filter((other) => other !== own)
      .toSorted((one, other) => likeness(own.vector, other.vector) - likeness(own.vector, one.vector))
    return first?.piece === own.piece
  })
  return right.length / all.length
}

function unit(vector: readonly number[]): number[] {
  return vector.map((value) => value / Math.hypot(...vector))
}
function likeness(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
}

describe('turned axes', () => {
  const kin = [made(1, 40), made(2, 40), made(3, 40)]
  // Axes as spreads alone give them, the least telling first: what tells pieces apart must be fetched from the others.
  const { means, axes } = trainAxes(kin.flat(), 8)
  const start = { means, axes: axes.toReversed() }
  const first = { means, axes: start.axes.slice(0, 4) }

  test('find pieces that were not learned from, better than where they start', () => {
    const turned = turnAxes(start, kin, { count: 4, steps: 250, seeds: [1, 2] })
    const others = made(9, 30)
    expect(turned.axes).toHaveLength(4)
    expect(foundFirst(others, turned)).toBeGreaterThan(foundFirst(others, first) + 0.1)
  })

  test('are the same of the same seeds, and where they start after no step', () => {
    const twice = [0, 1].map(() => turnAxes(start, kin, { count: 4, steps: 5, seeds: [7] }))
    expect(twice[0]).toEqual(twice[1])
    expect(turnAxes(start, kin, { count: 4, steps: 0, seeds: [7] }).axes).toEqual(first.axes)
  })
})

describe('drawings for practice', () => {
  test('are of designs of the learning half alone', () => {
    const designs = practiceDesigns()
    expect(designs.length).toBeGreaterThan(200)
    expect(designs.filter(({ family, name }) => halfOf(`${family}/${name}`) === 'judge')).toEqual([])
  })

  test('show one variant from two angles, in other sizes than the catalogue has', async () => {
    const drawn = []
    for await (const drawing of practiceDrawings(1)) if (drawn.push(drawing) === 2) break
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(1)
    expect(new Set(drawn.map(({ angle }) => angle)).size).toBe(2)
    for (const { drawing } of drawn) expect(Math.max(drawing.planes.width, drawing.planes.height)).toBe(220)
  })
})

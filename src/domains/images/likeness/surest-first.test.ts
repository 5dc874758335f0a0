import { describe, expect, test } from 'vitest'
import { seededDraw } from '../scoring/testing.ts'
import { LOOKED_AT_AGAIN, type Ranked, surestFirst } from './surest-first.ts'
import { DESCRIPTOR_BYTES, VECTOR_LENGTH } from './weigh-features.ts'

interface Named extends Ranked {
  readonly name: string
}

const draw = seededDraw(5)
function direction(): number[] {
  return Array.from({ length: DESCRIPTOR_BYTES }, () => draw() - 0.5)
}
/** What is made of directions, each as strong as told, as long as a descriptor is. */
function made(...parts: readonly (readonly [number[], number])[]): Int8Array {
  const sum = Array.from({ length: DESCRIPTOR_BYTES }, (_, at) =>
    parts.reduce((total, [along, strong]) => total + (along[at] as number) * strong, 0),
  )
  return Int8Array.from(sum, (value) => Math.round((value / Math.hypot(...sum)) * VECTOR_LENGTH))
}
function likeness(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
}
function ranked(query: Int8Array, rows: readonly (readonly [string, Int8Array])[]): Named[] {
  return rows
    .map(([name, vector]) => ({ name, vector, sum: likeness(query, vector) }))
    .sort((one, other) => other.sum - one.sum)
}

const [front, side] = [direction(), direction()]
/** Eight armchairs from the front, each a little its own; the first of them from its side. */
const own = Array.from({ length: 8 }, direction)
const query = made([front, 1], [own[0] as number[], 1])
const others = own
  .slice(1)
  .map((each, at): [string, Int8Array] => [`armchair ${at + 2} from the front`, made([front, 1], [each, 0.9])])
const itself: [string, Int8Array] = ['armchair 1 from its side', made([side, 1], [own[0] as number[], 0.72])]

describe('A-01.14 the surest of the nearest', () => {
  test('A-01.14 the same piece from another side comes before what is only seen from the same side', () => {
    const plain = ranked(query, [...others, itself])
    expect(plain[0]?.name).not.toBe('armchair 1 from its side')
    expect(surestFirst(plain)[0]?.name).toBe('armchair 1 from its side')
  })

  test('A-01.14 what is clearly the likest stays first, in however large a crowd', () => {
    const plain = ranked(query, [
      ...others,
      itself,
      ['armchair 1 in another shop', made([front, 1], [own[0] as number[], 0.95])],
    ])
    expect(surestFirst(plain).map(({ name }) => name)).toEqual(plain.map(({ name }) => name))
  })

  test('A-01.14 none is lost or told twice, the others keep their order, and what lies far behind is not looked at', () => {
    const far: [string, Int8Array] = ['like nothing', made([direction(), 1], [[...query], -1])]
    const many = ranked(query, [
      ...Array.from({ length: LOOKED_AT_AGAIN }, (_, at): [string, Int8Array] => [
        `piece ${at}`,
        made([front, 1], [direction(), 0.3]),
      ]),
      far,
    ])
    const ordered = surestFirst(many)
    expect(ordered.slice(1)).toEqual(many.filter((piece) => piece !== ordered[0]))
    expect(ordered.at(-1)?.name).toBe('like nothing')
  })

  test('A-01.14 of none, one and two the likest is first', () => {
    expect(surestFirst([])).toEqual([])
    for (const count of [1, 2])
      expect(surestFirst(ranked(query, others.slice(0, count)))).toEqual(ranked(query, others.slice(0, count)))
  })
})

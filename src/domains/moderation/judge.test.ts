import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { keepItem } from './items/item-storage.ts'
import { createJudge, type Judgement } from './judge.ts'
import { memoryHistory } from './memory-history.ts'
import { fingerprintOf, likeness } from './rules/fingerprint.ts'
import { SHOP_LIMITS } from './rules/shop-crowds.ts'
import { storedHistory } from './stored-history.ts'
import { aSubmitted } from './testing.ts'
import type { SubmittedItem } from './told.ts'

const { db } = await testDatabase()
const BEGAN = Date.parse('2026-11-01T10:00:00Z')
const HOUR = 3_600_000

/** One of many that have nothing in common. */
function one(number: number, given: Partial<SubmittedItem> = {}): SubmittedItem {
  return aSubmitted({
    itemId: `r${String(number).padStart(16, '0')}`,
    texts: [Array.from({ length: 20 }, (_, word) => `palavra${number}x${word}`).join(' ')],
    author: { personId: number },
    network: `n${number}`,
    eshopId: number,
    variantId: number,
    writtenAt: new Date(BEGAN + number * HOUR).toISOString(),
    ...given,
  })
}
const PRAISE =
  'Comprei esta estante para a sala, montei sozinha numa hora e ficou muito bem, com espaço para todos os livros que tinha no chão.'
function crowd(count: number, given: Partial<SubmittedItem>) {
  return Array.from({ length: count }, (_, at) => one(at + 1, given))
}

/** Judges them in turn over each history; both must say the same. */
async function judged(items: readonly SubmittedItem[]): Promise<readonly Judgement[]> {
  const memory = memoryHistory()
  const ofMemory = createJudge(memory)
  return db.transaction().execute(async (tx) => {
    await sql`truncate moderation.item cascade`.execute(tx)
    const ofDatabase = createJudge(storedHistory(tx))
    const all: Judgement[] = []
    for (const item of items) {
      await keepItem(tx, item, fingerprintOf(item.texts), new Date(item.writtenAt))
      const [one, other] = [await ofMemory(item), await ofDatabase(item)]
      memory.keep(item)
      const plain = ({ decision, reasons, backwards }: Judgement) => ({
        decision,
        reasons,
        backwards: backwards.map(({ item: { itemId }, reason }) => `${itemId} ${reason}`).toSorted(),
      })
      expect(plain(one)).toEqual(plain(other))
      all.push(one)
    }
    return all
  })
}
function codesOf(judgement: Judgement | undefined) {
  return judgement?.reasons.map(({ code }) => code) ?? []
}

describe('G-05 copies', () => {
  test('G-05 another’s text is refused, also with accents, capitals and signs changed; an own one is not', async () => {
    const [, copy, own] = await judged([
      one(1, { texts: [PRAISE] }),
      one(2, { texts: [PRAISE.toUpperCase().replaceAll(',', ' !').replaceAll('Ç', 'C')] }),
      one(3, { texts: [PRAISE], author: { personId: 1 } }),
    ])
    expect([copy?.decision, codesOf(copy)]).toEqual(['refuse', expect.arrayContaining(['copy'])])
    expect(codesOf(own)).toEqual(['copy'])
    expect(
      codesOf(
        (await judged([one(4, { texts: [PRAISE] }), one(5, { texts: [PRAISE], author: { personId: 4 } })])).at(-1),
      ),
    ).toEqual([])
  })
  test('G-05 one with some words changed waits for a person', async () => {
    const changed = PRAISE.replace('estante', 'mesa')
    expect((await judged([one(1, { texts: [PRAISE] }), one(2, { texts: [changed] })])).at(-1)).toMatchObject({
      decision: 'hold',
    })
  })
  test('G-05 who bought is not refused for it, and short praise is nobody’s own', async () => {
    const bought = await judged([one(1, { texts: [PRAISE] }), one(2, { texts: [PRAISE], isVerified: true })])
    const short = await judged(crowd(4, { texts: ['Muito bom, recomendo a todos.'] }))
    expect([...bought, ...short].map(({ decision }) => decision)).toEqual(Array.from({ length: 6 }, () => 'publish'))
  })
  test('G-05 the first of three about one shop is held too', async () => {
    const last = (await judged(crowd(3, { texts: [PRAISE], eshopId: 7 }))).at(-1)
    expect(last?.backwards.map(({ item }) => item.itemId)).toContain(one(1).itemId)
  })
  test('G-05 shops answer alike, and are not told apart by it', async () => {
    const replies = await judged(crowd(5, { kind: 'reply', texts: [PRAISE], network: 'n', eshopId: 7 }))
    expect(replies.every(({ decision }) => decision === 'publish')).toBe(true)
  })
})

describe('G-05 crowds', () => {
  test('G-05 three people of one network about one shop are held, the earlier ones with the third; two are a family', async () => {
    const [, second, third] = await judged(crowd(3, { network: 'n', eshopId: 7 }))
    expect(second?.decision).toBe('publish')
    expect([third?.decision, third?.backwards.length]).toEqual(['hold', 2])
  })
  test('G-05 buyers, other shops and networks that nobody knows are no part of it', async () => {
    for (const given of [
      { network: 'n', eshopId: 7, isVerified: true },
      { network: 'n' },
      { network: null, eshopId: 7 },
    ])
      expect((await judged(crowd(4, given))).every(({ decision }) => decision === 'publish')).toBe(true)
  })
  test('G-05 a burst of praise from everywhere is held backwards once it is seen', async () => {
    const at = (number: number) => new Date(BEGAN + number * 600_000).toISOString()
    const burst = crowd(SHOP_LIMITS.shopFrom, { eshopId: 7 }).map((item, index) => ({ ...item, writtenAt: at(index) }))
    const last = (await judged(burst)).at(-1)
    expect([last?.decision, last?.backwards.length]).toEqual(['hold', SHOP_LIMITS.shopFrom - 1])
  })
  test('G-05 a crowd of one network makes no burst of the others who wrote about the shop in those days', async () => {
    const at = (number: number) => new Date(BEGAN + number * 600_000).toISOString()
    const count = SHOP_LIMITS.shopFrom + 4
    const all = crowd(count, { eshopId: 7 }).map((item, index) => ({
      ...item,
      writtenAt: at(index),
      network: index % 2 === 0 ? 'n' : item.network,
    }))
    const judgements = await judged(all)
    expect(judgements.map(({ decision }) => decision)).toEqual(
      all.map(({ network }, index) => (network === 'n' && index >= 4 ? 'hold' : 'publish')),
    )
    expect(judgements.flatMap(({ backwards }) => backwards.map(({ item }) => item.network))).not.toContain('n2')
  })
  test('G-05 a change of one’s own is judged without its former words', async () => {
    expect(
      (await judged([one(1, { texts: [PRAISE] }), one(1, { texts: [PRAISE], version: 2 })])).at(-1)?.decision,
    ).toBe('publish')
  })
})

describe('G-05 fingerprints', () => {
  test('G-05 say how much two texts share', () => {
    const of = (text: string) => fingerprintOf([text])?.signature ?? []
    expect(likeness(of(PRAISE), of(PRAISE))).toBe(1)
    expect(likeness(of(PRAISE), of(one(1).texts[0] ?? ''))).toBeLessThan(0.1)
    expect(fingerprintOf(['Muito bom.'])).toBeNull()
  })
})

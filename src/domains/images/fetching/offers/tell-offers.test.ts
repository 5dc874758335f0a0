import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { classicalJudge } from '../../scoring/classical-judge.ts'
import type { PictureJudge, PictureType } from '../../scoring/picture-judge.ts'
import { tellChangedOffers } from './tell-offers.ts'
import { aPictureBench } from '../testing.ts'
import { aJpeg } from '../testing-pictures.ts'

const database = await testDatabase()
const { db } = database
const bench = await aPictureBench(database)

beforeEach(() => bench.empty())
afterAll(() => bench.close())

const classical = classicalJudge()
/** Says of every picture that it shows this. */
function judging(type: PictureType): PictureJudge {
  return { ...classical, score: (pixels, original) => ({ ...classical.score(pixels, original), type }) }
}
async function serve(...paths: readonly string[]): Promise<void> {
  for (const path of paths) bench.server.answers.set(path, await aJpeg({ hue: path.includes('green') ? 120 : 10 }))
}
async function tellAll(): Promise<void> {
  while ((await tellChangedOffers(db)) > 0) continue
}

/** What grouping has been told: of each item the pictures and whether they show a bare piece. */
async function told(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{
    item: string
    looks: { pictureId: number; isBare: boolean; version: number; descriptor: string }[]
  }>`select v.item_id as item, n.looks from offers.look_news n join offers.variant v on v.id = n.variant_id order by 1`.execute(
    db,
  )
  return Object.fromEntries(
    rows.map(({ item, looks }) => [item, looks.map(({ pictureId, isBare }) => `${pictureId}${isBare ? ' bare' : ''}`)]),
  )
}

describe('grouping is told what offers’ pictures look like', () => {
  test('R-07 two shops’ addresses with the same bytes are one picture; what is described is told with its offer', async () => {
    await serve('/a.jpg', '/b.jpg', '/green.jpg')
    await bench.sell({ a: ['/a.jpg', '/green.jpg'] }, 'Norte')
    await bench.sell({ b: ['/b.jpg'] }, 'Sul')
    await bench.fetchAll({ judge: judging('piece') })
    await tellAll()
    const { a, b } = await told()
    expect(a).toHaveLength(2)
    expect(b).toEqual([a?.[0]])
    expect(b?.[0]).toMatch(/ bare$/)
    const { rows } = await sql<{
      descriptor: string
      kept: string
    }>`select n.looks -> 0 ->> 'descriptor' as descriptor, encode(d.descriptor, 'base64') as kept from offers.look_news n join images.descriptor d on d.picture_id = (n.looks -> 0 ->> 'pictureId')::bigint`.execute(
      db,
    )
    for (const { descriptor, kept } of rows) expect(descriptor).toBe(kept.replaceAll('\n', ''))
  })

  test.each<[PictureType, string[]]>([
    ['room', ['1']],
    ['detail', []],
    ['drawing', []],
    ['banner', []],
    ['other', []],
  ])('R-07 of a picture that shows a %s is told %j', async (type, looks) => {
    await serve('/a.jpg')
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll({ judge: judging(type) })
    await tellAll()
    expect(await told()).toEqual({ a: looks })
  })

  test('R-07 while nobody has described it, nothing is told of a picture but that there is none', async () => {
    await serve('/a.jpg')
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    await tellAll()
    expect(await told()).toEqual({ a: [] })
  })

  test('R-07 an offer that comes to an address whose picture is here is told of too, though no card waits for it', async () => {
    await serve('/a.jpg')
    await bench.sell({ a: ['/a.jpg'] }, 'Norte')
    await bench.fetchAll({ judge: judging('piece') })
    await tellAll()
    await sql`truncate offers.look_news`.execute(db)
    await bench.sell({ b: ['/a.jpg'] }, 'Sul')
    await bench.fetchAll({ judge: judging('piece') })
    await tellAll()
    expect(await told()).toMatchObject({ b: ['1 bare'] })
  })
})

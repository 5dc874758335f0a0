import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories, isLeaf } from '#domains/catalogue/contract.ts'
import { seededDraw } from '../scoring/testing.ts'
import { KERNEL_ROWS } from './dot-kernel.ts'
import { newestLikenessFile, writeLikenessFile } from './likeness-file.ts'
import { openLikenessIndex } from './likeness-index.ts'
import { FULL_LIKENESS, type LikenessRow, queryVector, rowVector } from './likeness-row.ts'
import { packedRows } from './packed-rows.ts'
import { surestFirst } from './surest-first.ts'
import { DESCRIPTOR_BYTES } from './weigh-features.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-likeness-'))
})
afterAll(() => rm(folder, { recursive: true }))

const draw = seededDraw(1)
function aDescriptor(): Int8Array {
  return Int8Array.from({ length: DESCRIPTOR_BYTES }, () => Math.round((draw() - 0.5) * 130))
}
const departments = [...new Set(categories.filter(isLeaf).map(({ departmentId }) => departmentId as number))]
function leaves(departmentId: number | undefined) {
  return categories.filter((category) => isLeaf(category) && category.departmentId === departmentId)
}

interface Group {
  readonly categoryId: number | null
  readonly departmentId: number | null
  readonly rows: readonly LikenessRow[]
}
function write(groups: readonly Group[], builtAtMs: number) {
  return writeLikenessFile(
    folder,
    groups.map((each) => ({ ...each, rows: packedRows(each.rows) })),
    builtAtMs,
  )
}

let product = 0
function group(categoryId: number | null, departmentId: number | null, count: number): Group {
  return {
    categoryId,
    departmentId,
    rows: Array.from({ length: count }, (): LikenessRow => {
      product += 1
      return {
        productId: product,
        variantId: product + 1_000_000,
        descriptor: aDescriptor(),
        sizes: draw() < 0.7 ? { width: 300 + Math.round(draw() * 2_500), height: 800 } : {},
      }
    }),
  }
}
// The first department fills more than two buffers; the second a part of one; some have no category.
const [living, bedroom] = departments
const groups: Group[] = [
  ...leaves(living)
    .slice(0, 5)
    .map(({ id }, at) => group(id, living as number, at === 0 ? KERNEL_ROWS * 2 + 100 : 40)),
  ...leaves(bedroom)
    .slice(0, 3)
    .map(({ id }) => group(id, bedroom as number, 50)),
  group(null, null, 30),
]
const leaf = leaves(living)[0]

/** What must come out, computed the plain way. */
function bruteForce(
  descriptor: Int8Array,
  sizes: { width?: number },
  categoryId: number | null,
  own: number,
  most: number,
): number[] {
  const query = queryVector(descriptor, sizes)
  const asked = categories.find(({ id }) => id === categoryId) ?? null
  const all = groups
    .filter((each) => asked === null || each.departmentId === asked.departmentId)
    .flatMap((each) =>
      each.rows.map((row) => {
        const sum = rowVector(row.descriptor, row.sizes).reduce(
          (total, value, at) => total + value * (query[at] as number),
          0,
        )
        const other = categories.find(({ id }) => id === each.categoryId)
        const adds =
          asked === null || other === undefined
            ? 0
            : other.id === asked.id
              ? 0.4
              : other.parentId === asked.parentId && asked.parentId !== null
                ? 0.16
                : 0
        return { productId: row.productId, sum: sum + adds * FULL_LIKENESS, vector: row.descriptor }
      }),
    )
  return surestFirst(all.sort((one, other) => other.sum - one.sum).filter(({ productId }) => productId !== own))
    .slice(0, most)
    .map(({ productId }) => productId)
}

describe('A-01.14 the nearest of all rows', () => {
  test('A-01.14 are those of a brute-force search, in their order (recall 1), in a department and over all', async () => {
    await write(groups, 1)
    const index = openLikenessIndex(folder)
    expect(
      await index.nearest({ descriptor: aDescriptor(), sizes: {}, categoryId: null, productId: null, most: 5 }),
    ).toBeNull()
    await index.follow()
    for (const categoryId of [leaf?.id ?? null, leaves(bedroom)[0]?.id ?? null, null]) {
      for (const sizes of [{}, { width: 2_000 }]) {
        const descriptor = aDescriptor()
        const found = await index.nearest({ descriptor, sizes, categoryId, productId: 7, most: 20 })
        expect(found?.map(({ productId }) => productId)).toEqual(bruteForce(descriptor, sizes, categoryId, 7, 20))
      }
    }
    await index.close()
  })
  test('A-01.14 never include the source, and name the offer that shows each', async () => {
    const index = openLikenessIndex(folder)
    await index.follow()
    const own = groups[0]?.rows[9_000] as LikenessRow
    const query = { descriptor: own.descriptor, sizes: own.sizes, categoryId: leaf?.id ?? null, most: 5 }
    expect((await index.nearest({ ...query, productId: null }))?.[0]).toMatchObject({
      productId: own.productId,
      variantId: own.variantId,
    })
    expect(
      (await index.nearest({ ...query, productId: own.productId }))?.map(({ productId }) => productId),
    ).not.toContain(own.productId)
    await index.close()
  })
  test('A-01.14 many questions at once are answered as one by one', async () => {
    const index = openLikenessIndex(folder)
    await index.follow()
    const queries = Array.from({ length: 12 }, (_, at) => ({
      descriptor: aDescriptor(),
      sizes: {},
      categoryId: at % 2 === 0 ? (leaf?.id ?? null) : null,
      productId: null,
      most: 4,
    }))
    const together = await Promise.all(queries.map((query) => index.nearest(query)))
    for (const [at, query] of queries.entries()) expect(together[at]).toEqual(await index.nearest(query))
    await index.close()
  })
})

describe('A-01.14 the file', () => {
  test('A-01.14 a newer one is taken up, the two last ones are kept, of another version none is opened', async () => {
    const index = openLikenessIndex(folder)
    await index.follow()
    for (const time of [2, 3, 4]) await write([group(leaf?.id ?? null, living as number, time)], time)
    await index.follow()
    expect([index.rows, (await newestLikenessFile(folder))?.builtAtMs]).toEqual([4, 4])
    expect((await readdir(folder)).filter((name) => name.endsWith('.rows'))).toHaveLength(2)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    await index.close()
  })
  test('A-01.14 one that ends too early fails the question, not the process, until a whole one comes', async () => {
    const file = await write([group(leaf?.id ?? null, living as number, 20)], 5)
    await truncate(join(folder, `${file.name}.rows`), 100)
    const index = openLikenessIndex(folder)
    await index.follow()
    const query = { descriptor: aDescriptor(), sizes: {}, categoryId: null, productId: null, most: 4 }
    await expect(index.nearest(query)).rejects.toThrow('ends before row 20')
    await write([group(leaf?.id ?? null, living as number, 20)], 6)
    await index.follow()
    expect(await index.nearest(query)).toHaveLength(4)
    await index.close()
  })
  test('K1 A-01.14 what a killed process left is removed, not what another is writing', async () => {
    for (const name of ['aaaaaaaaaaaa.part', 'likeness-1-3.rows', 'bbbbbbbbbbbb.part'])
      await writeFile(join(folder, name), 'half')
    const longAgo = Date.now() / 1000 - 7_200
    for (const name of ['aaaaaaaaaaaa.part', 'likeness-1-3.rows']) await utimes(join(folder, name), longAgo, longAgo)
    await write([], 7)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part') || name === 'likeness-1-3.rows')).toEqual([
      'bbbbbbbbbbbb.part',
    ])
  })
  test('A-01.14 an empty catalogue has no like pieces', async () => {
    await write([], 8)
    const index = openLikenessIndex(folder)
    await index.follow()
    expect(
      await index.nearest({ descriptor: aDescriptor(), sizes: {}, categoryId: null, productId: null, most: 4 }),
    ).toEqual([])
    await index.close()
  })
})

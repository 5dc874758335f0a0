/**
 * How long a query for like pictures takes in a department of 100,000 and over 1,000,000 products, beside a plain
 * loop over the same rows:
 *
 *     node tools/bench/likeness.ts
 *
 * Rows are random: every one of them is compared whatever it holds.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { categories, isLeaf } from '../../src/domains/catalogue/contract.ts'
import { type LikenessGroup, writeLikenessFile } from '../../src/domains/images/likeness/likeness-file.ts'
import { openLikenessIndex } from '../../src/domains/images/likeness/likeness-index.ts'
import { type LikenessRow, ROW_BYTES } from '../../src/domains/images/likeness/likeness-row.ts'
import { packedRows } from '../../src/domains/images/likeness/packed-rows.ts'
import { DESCRIPTOR_BYTES } from '../../src/domains/images/likeness/weigh-features.ts'
import { aRandom } from './random.ts'

const [DEPARTMENT_ROWS, ALL_ROWS, QUERIES, WARM_UP, MOST] = [100_000, 1_000_000, 40, 15, 120]

const random = aRandom(1)
const folder = await mkdtemp(join(tmpdir(), 'poiso-likeness-'))
try {
  await writeLikenessFile(folder, groups(), 1)
  const index = openLikenessIndex(folder)
  await index.follow()
  const leaf = leavesOf(departments()[0] as number)[0] as number
  const before = process.memoryUsage().rss
  await report('a department of 100,000', () =>
    index.nearest({ descriptor: aDescriptor(), sizes: { width: 2_000 }, categoryId: leaf, productId: 1, most: MOST }),
  )
  await report('over 1,000,000', () =>
    index.nearest({ descriptor: aDescriptor(), sizes: { width: 2_000 }, categoryId: null, productId: 1, most: MOST }),
  )
  console.log(`memory: ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB more than before the queries`)
  await index.close()
  const rows = Int8Array.from({ length: DEPARTMENT_ROWS * ROW_BYTES }, () => random.below(201) - 100)
  await report('plain loop over 100,000', async () => plain(rows, aDescriptor()), 8)
} finally {
  await rm(folder, { recursive: true })
}

function* groups(): Generator<LikenessGroup> {
  let product = 0
  const all = departments()
  for (const [at, departmentId] of all.entries()) {
    const rows = at === 0 ? DEPARTMENT_ROWS : Math.floor((ALL_ROWS - DEPARTMENT_ROWS) / (all.length - 1))
    const leaves = leavesOf(departmentId)
    for (const categoryId of leaves)
      yield {
        categoryId,
        departmentId,
        rows: packedRows(
          Array.from({ length: Math.ceil(rows / leaves.length) }, (): LikenessRow => ({
            productId: (product += 1),
            variantId: product,
            descriptor: aDescriptor(),
            sizes: { width: 500 + random.below(2_000) },
          })),
        ),
      }
  }
}

function departments(): number[] {
  return [...new Set(categories.filter(isLeaf).map(({ departmentId }) => departmentId as number))]
}
function leavesOf(departmentId: number): number[] {
  return categories
    .filter((category) => isLeaf(category) && category.departmentId === departmentId)
    .map(({ id }) => id as number)
}
function aDescriptor(): Int8Array {
  return Int8Array.from({ length: DESCRIPTOR_BYTES }, () => random.below(121) - 60)
}

function plain(rows: Int8Array, query: Int8Array): number {
  let best = 0
  for (let row = 0; row < rows.length; row += ROW_BYTES) {
    let sum = 0
    for (let at = 0; at < query.length; at += 1) sum += (rows[row + at] as number) * (query[at] as number)
    if (sum > best) best = sum
  }
  return best
}

async function report(name: string, query: () => Promise<unknown>, times = QUERIES): Promise<void> {
  // Until the engine has compiled what runs often.
  for (let at = 0; at < WARM_UP; at += 1) await query()
  const taken: number[] = []
  for (let at = 0; at < times; at += 1) {
    const start = performance.now()
    await query()
    taken.push(performance.now() - start)
  }
  taken.sort((one, other) => one - other)
  const [median, slow] = [taken[Math.floor(times / 2)] as number, taken[Math.floor(times * 0.95)] as number]
  console.log(`${name}: median ${median.toFixed(2)} ms, p95 ${slow.toFixed(2)} ms`)
}

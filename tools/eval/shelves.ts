/**
 * Where a name goes whose shelf says no more than a department or a group of ours (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/shelves.ts [--examples]
 *
 * The demo's names without Google's category, on the shelf of their department, of the group above their leaf, of both, and on none.
 */
import { ancestors, categoryById, departmentOf, parentOf } from '../../src/domains/catalogue/category-tree.ts'
import { categorise } from '../../src/domains/catalogue/categorise/categorise.ts'
import { distinctOffers } from './labelled-offers.ts'
import { percent } from './score.ts'

const withExamples = process.argv.includes('--examples')

class Shelf {
  names = 0
  right = 0
  above = 0
  wrong = 0
  readonly mistaken = new Map<string, number>()
}

const shelves = { department: new Shelf(), group: new Shelf(), both: new Shelf(), none: new Shelf() }
for await (const {
  item: { title },
  truth,
} of distinctOffers(({ item, truth: { categoryId } }) => `${categoryId} ${item.title}`)) {
  const leaf = categoryById(truth.categoryId)
  if (!leaf) continue
  const [department, group] = [departmentOf(leaf).name, parentOf(leaf)?.name ?? leaf.name]
  for (const [name, productType] of [
    ['department', department],
    ['group', group],
    ['both', `${department} > ${group}`],
    ['none', null],
  ] as const) {
    const { categoryId } = categorise({ googleCategory: null, productType, title, shopRules: [] })
    const found = categoryId === null ? undefined : categoryById(categoryId)
    const shelf = shelves[name]
    shelf.names += 1
    if (found === leaf) shelf.right += 1
    else if (found && ancestors(leaf).includes(found)) shelf.above += 1
    else if (found) {
      shelf.wrong += 1
      const mistake = `${leaf.slug} as ${found.slug}`
      shelf.mistaken.set(mistake, (shelf.mistaken.get(mistake) ?? 0) + 1)
    }
  }
}
console.log(`${shelves.none.names} names    right      above      wrong`)
for (const [name, { names, right, above, wrong, mistaken }] of Object.entries(shelves)) {
  console.log(`${name.padEnd(12)} ${[right, above, wrong].map((count) => percent(count / names)).join('  ')}`)
  if (withExamples)
    for (const [mistake, count] of [...mistaken].sort((a, b) => b[1] - a[1]).slice(0, 5))
      console.log(`    ${count} ${mistake}`)
}

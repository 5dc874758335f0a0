/**
 * What a running text tells by itself: the demo's offers without their fields, under the bare name of their category
 * (docs/benchmarks.md, Evaluation). Told is what the generator has written into the text.
 *
 *     node tools/eval/texts-alone.ts [--examples]
 */
import { extractAttributes } from '../../src/domains/catalogue/attributes/extract-attributes.ts'
import { type Attributes, categoryById } from '../../src/domains/catalogue/contract.ts'
import type { Truth } from '../../demo/truth.ts'
import { distinctOffers } from './labelled-offers.ts'
import { percent } from './score.ts'

const withExamples = process.argv.includes('--examples')

/** One thing said, by its name and value: "colour 5", "height 800-800". */
class Telling {
  found = 0
  right = 0
  told = 0
  toldAndFound = 0
  readonly examples: string[] = []

  add(
    found: readonly string[],
    truth: { readonly all: readonly string[]; readonly told: readonly string[] },
    text: string,
  ): void {
    const wrong = found.filter((value) => !truth.all.includes(value))
    this.found += found.length
    this.right += found.length - wrong.length
    this.told += truth.told.length
    this.toldAndFound += truth.told.filter((value) => found.includes(value)).length
    if (wrong.length > 0 && this.examples.length < 5)
      this.examples.push(`${wrong.join(', ')} in "${text.slice(0, 160)}"`)
  }
}

const tellings = { colour: new Telling(), material: new Telling(), sizes: new Telling() }
let texts = 0
for await (const {
  item,
  found: { categoryId },
  truth,
} of distinctOffers(({ item: { description }, found }) => description && `${found.categoryId} ${description}`)) {
  const category = categoryId === null ? null : categoryById(categoryId)
  const { description } = item
  if (!category || description === null) continue
  texts += 1
  const attributes = extractAttributes({
    title: `${category.singular} Alfa`,
    description,
    productType: null,
    fields: {},
    categoryId,
  })
  const [colours, materials] = [idsOf(attributes, 'colours'), idsOf(attributes, 'materials')]
  tellings.colour.add(colours, said(truth, 'colours', colours), description)
  tellings.material.add(materials, said(truth, 'materials', materials), description)
  tellings.sizes.add(
    Object.values(attributes.sizes).map(({ lowMm, highMm }) => `${lowMm}-${highMm}`),
    saidSizes(truth),
    description,
  )
}
console.log(`${texts} texts     precision  of what they tell, found`)
for (const [name, telling] of Object.entries(tellings)) {
  console.log(
    `${name.padEnd(16)} ${percent(telling.right / telling.found)}  ${percent(telling.toldAndFound / telling.told)} of ${telling.told}`,
  )
  if (withExamples) for (const example of telling.examples) console.log(`    ${example}`)
}

function idsOf(attributes: Attributes, name: 'colours' | 'materials'): string[] {
  return (attributes[name]?.ids ?? []).map(String)
}

/** A text that tells any counts once: which of several it tells, the generator does not note. */
function said(
  truth: Truth,
  name: 'colours' | 'materials',
  found: readonly string[],
): { all: string[]; told: string[] } {
  const all = truth[name].map(String)
  const told = all.find((id) => found.includes(id)) ?? all[0] ?? ''
  return { all, told: truth.said.where[name]?.includes('description') ? [told] : [] }
}

function saidSizes({ sizesMm, said: { where } }: Truth): { all: string[]; told: string[] } {
  const sides = Object.entries(sizesMm).map(([axis, mm]) => ({
    axis,
    text: typeof mm === 'number' ? `${mm}-${mm}` : mm.join('-'),
  }))
  return {
    all: sides.map(({ text }) => text),
    told: sides.filter(({ axis }) => where[axis]?.includes('description')).map(({ text }) => text),
  }
}

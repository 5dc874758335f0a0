/**
 * How well offers of the same article are found: on the demo's truth, or on a public pair set (docs/benchmarks.md, Evaluation):
 *
 *     node tools/eval/matching.ts [--products N] [--examples N] [--pictures]
 *     node tools/eval/matching.ts --shops folder [--examples N]
 *     node tools/eval/matching.ts --train train.txt --test valid.txt
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { evalDemoGrouping } from './demo-grouping.ts'
import { evaluatePairSet } from './pair-sets.ts'
import { judgeShops, readLabelledShops } from './two-shops.ts'

const { values } = parseArgs({
  options: {
    train: { type: 'string' },
    test: { type: 'string' },
    products: { type: 'string' },
    examples: { type: 'string' },
    shops: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
})
if (values.shops !== undefined) await printShops(asTyped(values.shops))
else if (values.train !== undefined && values.test !== undefined)
  printPairSet(asTyped(values.train), asTyped(values.test))
else if (values.train !== undefined || values.test !== undefined)
  throw new Error('--train and --test belong together: the one is learned from, the other answered')
else
  process.exitCode = await evalDemoGrouping({
    pictures: values.pictures,
    ...(values.products !== undefined && { productCount: Number(values.products) }),
    ...(values.examples !== undefined && { examples: Number(values.examples) }),
  })

/** npm goes to the root of the project; paths are meant from where the person stands. */
function asTyped(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

async function printShops(folder: string): Promise<void> {
  const shops = await readLabelledShops(folder)
  if (shops === null) throw new Error(`${folder} is not there`)
  judgeShops(shops, Number(values.examples ?? 10))
}

function printPairSet(train: string, test: string): void {
  const began = performance.now()
  const { precision, recall, f1, pairs, matches } = evaluatePairSet(train, test)
  console.log(
    `${test}: ${pairs} pairs, ${matches} of them matches; learned and answered in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  for (const [name, share] of [
    ['precision', precision],
    ['recall', recall],
    ['F1', f1],
  ] as const)
    console.log(`${name.padEnd(10)} ${(share * 100).toFixed(2)}`)
}

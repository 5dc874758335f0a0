/**
 * How long the suggestions for what is typed take (S-05), over the index of a demo, letter by letter:
 *
 *     node tools/bench/suggestions.ts --data FOLDER
 *
 * FOLDER: the POISO_DATA of a site that has been started once; its base is opened, no database is asked. Beside it: the plainest way, every title
 * held against the words.
 */
import { parseArgs } from 'node:util'
import { categories } from '../../src/domains/catalogue/contract.ts'
import { presentCardRecord } from '../../src/domains/offers/contract.ts'
import { createSuggestions, indexFolder, IndexFollower } from '../../src/domains/search/contract.ts'
import { wordsOf } from '../../src/domains/search/rules/text-words.ts'
import { createLog } from '../../src/platform/log.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'

const P95_MS = 5
const ROUNDS = 3

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) throw new Error('--data FOLDER: the POISO_DATA of a site that has been started once')

const follower = new IndexFollower({
  db: null as never, // what is measured asks none
  folder: indexFolder(values.data),
  clock: systemClock,
  log: createLog({ level: 'silent' }),
})
await follower.open()
const titles: string[] = []
const suggestions = createSuggestions({
  search: follower.search,
  directory: () => follower.directory(),
  versionOf: (selection) => follower.pages.versionOf(selection),
  completions: () => [],
  pictureOf: () => null,
  productOf: (variantId) => {
    const record = follower.cardOf(variantId)
    if (record === null) return null
    const { productId, name } = presentCardRecord(record, {
      region: 'mainland',
      now: systemClock.now(),
      clickSource: 35,
    })
    return { productId, title: name, url: '/', img: null }
  },
})

console.log(`${follower.rowCount} offers · ${machineLine()}`)
const counted = performance.now()
await suggestions.of('a')
console.log(`  counting everything once: ${(performance.now() - counted).toFixed(0)} ms`)

const typed = everyBeginning([
  'sofá cama azul',
  'mesa de jantar extensível',
  'cadeiras de escritório',
  'roupeiro branco 3 portas',
  'candeeiro suspenso preto',
  'tapete redondo 160',
  'colchão viscoelástico 150x190',
  'estante em carvalho',
  'poltrona de veludo verde',
  'espelho',
])
const times = await timed(typed, (q) => suggestions.of(q))
const one = await timed(
  typed.filter((q) => q.trim().length === 1),
  (q) => suggestions.of(q),
)
console.log(
  `  ${typed.length} questions, ${ROUNDS} times: CPU median ${median(times)}, slowest ${Math.max(...times.map(({ cpuMs }) => cpuMs)).toFixed(1)} ms; one letter: median ${median(one)}`,
)
const isMet = tellGoal(
  'p95 of a question, CPU',
  quantile(
    times.map(({ cpuMs }) => cpuMs),
    0.95,
  ),
  P95_MS,
  'ms',
)
tellGoal(
  'p95 of a question, by the clock',
  quantile(
    times.map(({ clockMs }) => clockMs),
    0.95,
  ),
  P95_MS,
  'ms',
)
for (let id = 1; titles.length < follower.rowCount && id < 200_000; id++) {
  const record = follower.cardOf(id)
  if (record !== null)
    titles.push(
      wordsOf(presentCardRecord(record, { region: 'mainland', now: systemClock.now(), clickSource: 35 }).name).join(
        ' ',
      ),
    )
}
const plain = await timed(typed.slice(0, 20), async (q) =>
  titles.filter((title) => wordsOf(q).every((word) => ` ${title}`.includes(` ${word}`))),
)
console.log(
  `  beside: ${titles.length} titles held against the words one by one, CPU median ${median(plain)}; ${categories.length} categories`,
)
process.exitCode = isMet ? 0 : 1

function everyBeginning(phrases: readonly string[]): string[] {
  return [...new Set(phrases.flatMap((phrase) => Array.from(phrase, (_, index) => phrase.slice(0, index + 1))))]
}

interface Timed {
  readonly clockMs: number
  /** Of this process: what else works on the machine does not count. */
  readonly cpuMs: number
}

async function timed(questions: readonly string[], ask: (q: string) => Promise<unknown>): Promise<Timed[]> {
  const found: Timed[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const q of questions) {
      const [began, cpuBefore] = [performance.now(), process.cpuUsage()]
      await ask(q)
      const { user, system } = process.cpuUsage(cpuBefore)
      found.push({ clockMs: performance.now() - began, cpuMs: (user + system) / 1000 })
    }
  return found
}

function median(times: readonly Timed[]): string {
  return `${quantile(
    times.map(({ cpuMs }) => cpuMs),
    0.5,
  ).toFixed(2)} ms`
}

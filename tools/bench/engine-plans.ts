/** Plans as a day's pages ask them, from one seed, by the product's own `compilePlan`: see `aPagePlan` for the mix. */
import { type Category, departments } from '#domains/catalogue/contract.ts'
import type { SearchPlan, Vocabulary } from '#ports/search/port.ts'
import { searchDirectory } from '../../src/domains/search/directory.ts'
import {
  categoryOfScope,
  type ChoiceFacet,
  choiceFacets,
  emptySelection,
  facetOfScope,
  type ListingScope,
  type ListingSelection,
  type ListingSort,
  type Region,
} from '../../src/domains/search/rules/listing-selection.ts'
import { planWords } from '../../src/domains/search/plan/word-plans.ts'
import { parametersOf } from '../../src/domains/search/parameters.ts'
import { compilePlan, PAGE_SIZE } from '../../src/domains/search/plan/compile-plan.ts'
import { fixedChoices } from '../../src/domains/search/url/choice-slugs.ts'
import { BRANDS, groupCategories, leafCategories, leafWeights, SHOPS, word } from './engine-catalogue.ts'
import type { Random } from './random.ts'

export interface NamedPlan {
  /** Kind of page, for the report. */
  readonly kind: string
  readonly plan: SearchPlan
}

function numbered(count: number, name: string) {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    slug: `${name}-${at + 1}`,
    label: `${name} ${at + 1}`,
  }))
}
const directory = searchDirectory(
  numbered(SHOPS, 'loja').map((shop) => ({
    ...shop,
    domain: null,
    description: null,
    logo: null,
    vouchers: [],
    tariff: {},
    coolingOffDays: null,
    returnPolicy: null,
  })),
  numbered(BRANDS, 'marca'),
)

/** Of a hundred pages. The whole catalogue is what people who filter without choosing a category ask, and what crawlers follow. */
const SCOPES: readonly (readonly [kind: string, share: number, scope: (random: Random) => ListingScope])[] = [
  ['leaf', 50, (random) => category(leafCategories[random.weighted(leafWeights)] as Category)],
  ['group', 13, (random) => category(random.pick(groupCategories))],
  ['department', 5, (random) => category(random.pick(departments()))],
  ['whole', 16, () => ({ kind: 'all' })],
  ['shop', 6, (random) => ({ kind: 'eshop', slug: `loja-${1 + random.skewed(SHOPS)}` })],
  ['sales', 4, () => ({ kind: 'sales' })],
  ['vouchers', 3, () => ({ kind: 'vouchers' })],
  ['price drops', 3, (random) => ({ kind: 'priceDrops', categoryId: random.pick(departments()).id })],
]
function category({ id }: Category): ListingScope {
  return { kind: 'category', categoryId: id }
}

const SORTS: readonly (readonly [sort: ListingSort, share: number])[] = [
  ['recommended', 60],
  ['price', 20],
  ['total', 10],
  ['newest', 5],
  ['discount', 5],
]
const REGIONS: readonly (readonly [region: Region, share: number])[] = [
  ['mainland', 80],
  ['madeira', 10],
  ['azores', 10],
]

/** A page of a day by `SCOPES`; 0 to 3 filters; the sorts and regions by their shares; the first page in 85 of 100. */
export function aPagePlan(random: Random): NamedPlan {
  const [kind, , scope] = SCOPES[random.weighted(SCOPES.map(([, share]) => share))] as (typeof SCOPES)[number]
  const count = random.weighted([0.35, 0.3, 0.2, 0.15])
  return {
    kind: `${kind}, ${count} filters`,
    plan: planOf(random, { ...filtered(random, scope(random), count), sort: drawn(random, SORTS) }),
  }
}

/** A search, with a filter now and then. */
export function aTextPlan(random: Random): NamedPlan {
  const words = Array.from({ length: 1 + random.below(3) }, () => word(random))
  return {
    kind: `text, ${words.length} words`,
    plan: planOf(random, {
      ...filtered(random, { kind: 'search' }, random.weighted([0.6, 0.3, 0.1])),
      query: words.join(' '),
    }),
  }
}

/** Every word is known and none is rarer than another. */
const equalWords: Vocabulary = { generation: 'equal', rowCount: 1, rowsWith: () => 1, terms: () => [] }

function planOf(random: Random, selection: ListingSelection): SearchPlan {
  const number = random.chance(0.85) ? 1 : 1 + random.skewed(40)
  const page = { kind: 'numbered', number, size: PAGE_SIZE } as const
  const planned = selection.query === null ? null : planWords(selection.query, { vocabulary: equalWords, directory })
  const plan = compilePlan({ ...selection, region: drawn(random, REGIONS) }, directory, page, planned)
  if (plan === null) throw new Error(`nothing can match: ${JSON.stringify(selection)}`)
  return plan
}

function drawn<T>(random: Random, shares: readonly (readonly [value: T, share: number])[]): T {
  return (shares[random.weighted(shares.map(([, share]) => share))] as readonly [T, number])[0]
}

type Filter = (random: Random, selection: ListingSelection) => Partial<ListingSelection>

function choosing(facet: ChoiceFacet, slugOf: (random: Random) => string, most = 1): Filter {
  return (random, { scope, choices }) =>
    facetOfScope(scope) === facet
      ? {}
      : {
          choices: {
            ...choices,
            [facet]: [...new Set(Array.from({ length: 1 + random.below(most) }, () => slugOf(random)))].toSorted(),
          },
        }
}
function fixed(facet: Exclude<ChoiceFacet, 'fabricante' | 'loja'>, most = 1): Filter {
  return choosing(
    facet,
    (random) => (fixedChoices[facet][random.skewed(fixedChoices[facet].length)] as { slug: string }).slug,
    most,
  )
}

/** What people filter by: each of the listing's filters, the usual ones more often. */
const FILTERS: readonly (readonly [filter: Filter, share: number])[] = [
  [
    (random) =>
      ({
        priceFromCents: random.chance(0.5) ? null : random.below(60) * 100,
        priceToCents: 10_000 + random.below(200) * 500,
      }) as Partial<ListingSelection>,
    20,
  ],
  [fixed('cor', 2), 16],
  [
    (random, { dimensions }) => ({
      dimensions: {
        ...dimensions,
        [random.pick(['width', 'depth', 'height', 'diameter', 'length'] as const)]: {
          lowMm: random.chance(0.3) ? null : 400 + random.below(80) * 10,
          highMm: 1_200 + random.below(100) * 10,
        },
      },
    }),
    14,
  ],
  [fixed('material'), 12],
  [choosing('fabricante', (random) => `marca-${1 + random.skewed(BRANDS)}`, 2), 8],
  [choosing('loja', (random) => `loja-${1 + random.skewed(SHOPS)}`, 2), 7],
  [fixed('stock'), 7],
  [aParameter, 6],
  ...choiceFacets
    .filter((facet) => facet !== 'fabricante' && facet !== 'loja' && !['cor', 'material', 'stock'].includes(facet))
    .map((facet) => [fixed(facet as Exclude<ChoiceFacet, 'fabricante' | 'loja'>), 2] as const),
]

/** A feature of the category, where it has any. */
function aParameter(random: Random, { scope, parameters }: ListingSelection): Partial<ListingSelection> {
  const id = categoryOfScope(scope)
  const offered = id === null ? [] : parametersOf(id)
  if (offered.length === 0) return {}
  const parameter = random.pick(offered)
  return { parameters: { ...parameters, [parameter.slug]: [random.pick(parameter.choices).slug] } }
}

function filtered(random: Random, scope: ListingScope, count: number): ListingSelection {
  const left = [...FILTERS]
  let selection = emptySelection(scope)
  for (let n = 0; n < count; n += 1) {
    const [[filter]] = left.splice(random.weighted(left.map(([, share]) => share)), 1) as [(typeof FILTERS)[number]]
    selection = { ...selection, ...filter(random, selection) }
  }
  return selection
}

import { UsageError } from '#platform/cli/command.ts'

/** What no measurement can say: how a site is used, and how full its processes may be. Each may be set by `--assume NAME=VALUE`. */
export const ASSUMPTIONS = {
  mixListing: { value: 0.3, what: 'share of requests: listings' },
  mixProduct: { value: 0.15, what: 'share of requests: pages of products' },
  mixSearch: { value: 0.05, what: 'share of requests: searches by words' },
  mixFacets: { value: 0.1, what: 'share of requests: counts of filters' },
  mixCalls: { value: 0.1, what: 'share of requests: calls for offers (by-ids and the like)' },
  mixClick: { value: 0.02, what: 'share of requests: click-outs' },
  mixPicture: { value: 0.28, what: 'share of requests: pictures' },
  keptShare: { value: 0.8, what: 'share of listings and products that the page cache holds' },
  coldPictureShare: { value: 0.01, what: 'share of pictures that must be drawn first' },
  busyShare: {
    value: 0.6,
    what: 'most of a core that a process may be busy with: the rest is for peaks within the second',
  },
  importsADay: { value: 4, what: 'runs of a feed a day' },
  changedShare: { value: 0.02, what: 'share of offers that change in a day' },
  arrivingShare: { value: 0.002, what: 'share of offers that are new in a day' },
  importPeak: { value: 6, what: 'imports of the busiest hour, as a multiple of the mean' },
  historyDays: { value: 365, what: 'days of price history' },
  clickDays: { value: 395, what: 'days that clicks are kept' },
  quietShare: { value: 0.25, what: "mean of a day's requests, as a share of those at the peak" },
  picturesAnOffer: { value: 1.3, what: 'pictures an offer' },
  originalKb: { value: 90, what: 'kB of an original picture as it is kept' },
  hotShare: { value: 0.25, what: "share of the offers' tables that PostgreSQL should hold in memory" },
  webEngineMb: {
    value: 600,
    what: 'MB of index that each web process may hold; beyond that searching moves to processes of its own',
  },
  searchEngineMb: {
    value: 8_000,
    what: 'MB of index that a search process may hold; beyond that it moves to OpenSearch',
  },
  leastWebs: { value: 2, what: 'web processes at least, so that one can be replaced' },
  openSearchNodeGb: { value: 100, what: 'GB of index that a node of OpenSearch may hold' },
} as const

export type AssumptionName = keyof typeof ASSUMPTIONS
export type Assumptions = Readonly<Record<AssumptionName, number>>

const MIX = Object.keys(ASSUMPTIONS).filter((name) => name.startsWith('mix')) as AssumptionName[]
/** Shares lie within 0 and 1; 0 cores cannot be busy. */
const POSITIVE: readonly AssumptionName[] = [
  'busyShare',
  'webEngineMb',
  'searchEngineMb',
  'leastWebs',
  'openSearchNodeGb',
]

/**
 * The assumptions with those of the command line over them: `['keptShare=0.5']`.
 * @throws UsageError that names the one that is unknown or out of its range.
 */
export function readAssumptions(overrides: readonly string[]): Assumptions {
  const assumed = Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value])) as Record<
    AssumptionName,
    number
  >
  for (const override of overrides) {
    const [name = '', text = ''] = override.split('=')
    if (!Object.hasOwn(ASSUMPTIONS, name))
      throw new UsageError(`capacity: "${name}" is no assumption; there are ${Object.keys(ASSUMPTIONS).join(', ')}`)
    assumed[name as AssumptionName] = valueOf(name as AssumptionName, text)
  }
  refuseMix(assumed)
  return assumed
}

function valueOf(name: AssumptionName, text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  const most = /Share$|^mix/.test(name) && name !== 'quietShare' ? 1 : Number.MAX_SAFE_INTEGER
  if (!(value >= 0 && value <= most) || (value === 0 && POSITIVE.includes(name)))
    throw new UsageError(
      `capacity: the assumption ${name} is "${text}", expected a number ${POSITIVE.includes(name) ? 'above' : 'from'} 0${most === 1 ? ' to 1' : ''}`,
    )
  return value
}

function refuseMix(assumed: Assumptions): void {
  const all = MIX.reduce((total, name) => total + assumed[name], 0)
  if (Math.abs(all - 1) > 1e-9)
    throw new UsageError(`capacity: the shares ${MIX.join(', ')} are ${Number(all.toFixed(6))} together, expected 1`)
}

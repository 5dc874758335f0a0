import type { Assumptions } from './assumptions.ts'
import { type Demand, demandOf, firstFillHours, type Load, searchesPerSecond } from './demand.ts'
import { applied, type CostReader, costReader, product, type Quantity, sum } from './quantity.ts'
import { type Stores, storesOf } from './stores.ts'
import type { UnitCostName, UnitCosts } from './unit-costs.ts'

/** Where searching happens: in each web process, in search processes that the webs share, or in OpenSearch. */
export type SearchPlace = 'in each web' | 'search processes' | 'OpenSearch'

/** One kind of process: how many, how many cores they keep busy together, what each holds in memory. */
export interface ProcessNeed {
  readonly count: Quantity
  readonly busyCores: Quantity
  readonly memoryMbEach: Quantity
}

export interface Capacity {
  readonly load: Load
  readonly searchPlace: SearchPlace | 'unknown'
  readonly webs: ProcessNeed
  readonly workers: ProcessNeed
  readonly postgres: ProcessNeed
  readonly searches: ProcessNeed
  readonly openSearchNodes: ProcessNeed
  readonly stores: Stores
  readonly firstFillHours: Quantity
  /** Feeds that are fetched in an hour, as a mean. */
  readonly fetchesAnHour: number
  /** What would be full first if one process of each kind had to bear it all. */
  readonly bindsFirst: string
  readonly splitFirst: string
  /** Unit costs that were wanted and that nobody has measured. */
  readonly unknown: readonly UnitCostName[]
}

const NONE: ProcessNeed = { count: 0, busyCores: 0, memoryMbEach: 0 }
const LEAST_OPENSEARCH_NODES = 3
/** So that one can be replaced. */
const LEAST_SEARCH_PROCESSES = 2
const MS = 1e-3

/** What a load needs, from what each thing costs. */
export function capacityOf(load: Load, assumed: Assumptions, costs: UnitCosts): Capacity {
  const reader = costReader(costs)
  const demand = demandOf(load, assumed, reader)
  const engineMb = product(load.offers / 1e6, reader.cost('engineMemory'))
  const searchPlace = placeOf(engineMb, assumed)
  const stores = storesOf(load, assumed, reader)
  const binding = bindingOf(demand, engineMb, assumed)
  return {
    load,
    searchPlace,
    ...processesOf({ demand, engineMb, searchPlace, stores, load, assumed, reader }),
    stores: searchPlace === 'OpenSearch' ? stores : { ...stores, openSearch: 0 },
    firstFillHours: firstFillHours(load, reader),
    fetchesAnHour: (load.shops * assumed.importsADay) / 24,
    ...binding,
    unknown: [...reader.missing].filter((name) => searchPlace === 'OpenSearch' || !name.startsWith('openSearch')),
  }
}

function placeOf(engineMb: Quantity, assumed: Assumptions): Capacity['searchPlace'] {
  if (engineMb === null) return 'unknown'
  if (engineMb <= assumed.webEngineMb) return 'in each web'
  return engineMb <= assumed.searchEngineMb ? 'search processes' : 'OpenSearch'
}

interface Parts {
  readonly demand: Demand
  readonly engineMb: Quantity
  readonly searchPlace: Capacity['searchPlace']
  readonly stores: Stores
  readonly load: Load
  readonly assumed: Assumptions
  readonly reader: CostReader
}

type Processes = Pick<Capacity, 'webs' | 'workers' | 'postgres' | 'searches' | 'openSearchNodes'>

function processesOf(parts: Parts): Processes {
  const { demand, engineMb, searchPlace, load, assumed, reader } = parts
  const isInWeb = searchPlace === 'in each web'
  const webCores = sum(
    demand.webCores,
    isInWeb ? sum(demand.engineCores, demand.followCores) : askingCores(searchPlace, parts),
  )
  const own = searchPlace === 'unknown' ? null : isInWeb ? engineMb : 0
  return {
    webs: {
      count: countOf(webCores, assumed, assumed.leastWebs),
      busyCores: webCores,
      memoryMbEach: sum(reader.cost('webMemory'), own),
    },
    workers: {
      count: countOf(demand.workerCores, assumed, 1),
      busyCores: demand.workerCores,
      // It builds the base that the others read.
      memoryMbEach: sum(reader.cost('workerMemory'), engineMb),
    },
    postgres: {
      count: 1,
      busyCores: demand.postgresCores,
      // Of what pages ask for: history and clicks are written, and seldom read.
      memoryMbEach: sum(
        reader.cost('postgresMemory'),
        product(load.offers, reader.cost('postgresOffer'), assumed.hotShare, 1e-6),
      ),
    },
    ...searchersOf(parts),
  }
}

/** What a web process takes to ask an index that is elsewhere. */
function askingCores(place: Capacity['searchPlace'], { load, assumed, reader }: Parts): Quantity {
  const { plans, texts } = searchesPerSecond(load, assumed)
  if (place === 'search processes') return product(plans + texts, reader.cost('socketWeb'), MS)
  if (place !== 'OpenSearch') return null
  return product(
    sum(product(plans, reader.cost('openSearchPlanWeb')), product(texts, reader.cost('openSearchTextWeb'))),
    MS,
  )
}

function searchersOf(parts: Parts): Pick<Capacity, 'searches' | 'openSearchNodes'> {
  const { searchPlace, stores } = parts
  const unknown: ProcessNeed = { count: null, busyCores: null, memoryMbEach: null }
  if (searchPlace === 'unknown') return { searches: unknown, openSearchNodes: unknown }
  if (searchPlace === 'in each web') return { searches: NONE, openSearchNodes: NONE }
  if (searchPlace === 'OpenSearch') return { searches: NONE, openSearchNodes: openSearchOf(parts, stores) }
  return { searches: searchProcessesOf(parts), openSearchNodes: NONE }
}

/** Beside the index each holds what a web process does, pages among it: rather too much, but measured. */
function searchProcessesOf({ demand, engineMb, load, assumed, reader }: Parts): ProcessNeed {
  const { plans, texts } = searchesPerSecond(load, assumed)
  const answering = sum(demand.engineCores, product(plans + texts, reader.cost('socketSearch'), MS))
  const count = countOf(answering, assumed, LEAST_SEARCH_PROCESSES)
  return {
    count,
    busyCores: sum(answering, product(count, demand.followCores)),
    memoryMbEach: sum(reader.cost('webMemory'), engineMb),
  }
}

/** Nodes by what is kept and by what is asked, three at least: with fewer, one that is lost stops the cluster. */
function openSearchOf({ load, assumed, reader }: Parts, stores: Stores): ProcessNeed {
  const { plans, texts } = searchesPerSecond(load, assumed)
  const millions = load.offers / 1e6
  const busyCores = product(
    sum(product(plans, reader.cost('openSearchPlan')), product(texts, reader.cost('openSearchText'))),
    millions,
    MS,
  )
  const byBytes = applied(stores.openSearch, (bytes) => Math.ceil(bytes / (assumed.openSearchNodeGb * 1e9)))
  const byCores = countOf(busyCores, assumed, LEAST_OPENSEARCH_NODES)
  const count = byBytes === null || byCores === null ? null : Math.max(byBytes, byCores)
  return { count, busyCores, memoryMbEach: reader.cost('openSearchMemory') }
}

function countOf(busyCores: Quantity, { busyShare }: Assumptions, least: number): Quantity {
  return applied(busyCores, (cores) => Math.max(least, Math.ceil(cores / busyShare)))
}

/** What to do about each thing that may bind, in the words of docs/operating.md. */
const SPLITS = {
  'web CPU': 'more web processes',
  'worker CPU': 'the worker on a machine of its own',
  'PostgreSQL CPU': 'PostgreSQL on a machine of its own, then a replica for what may be old',
  'index memory': 'search processes, then OpenSearch',
} as const

/** A share of 1 is one process, or what a web process may hold of index. */
function bindingOf(
  { webCores, engineCores, followCores, workerCores, postgresCores }: Demand,
  engineMb: Quantity,
  { busyShare, webEngineMb }: Assumptions,
): Pick<Capacity, 'bindsFirst' | 'splitFirst'> {
  const shares: Readonly<Record<keyof typeof SPLITS, Quantity>> = {
    'web CPU': applied(sum(webCores, engineCores, followCores), (cores) => cores / busyShare),
    'worker CPU': applied(workerCores, (cores) => cores / busyShare),
    'PostgreSQL CPU': applied(postgresCores, (cores) => cores / busyShare),
    'index memory': applied(engineMb, (mb) => mb / webEngineMb),
  }
  const known = Object.entries(shares) as [keyof typeof SPLITS, Quantity][]
  if (known.some(([, share]) => share === null)) return { bindsFirst: 'unknown', splitFirst: 'unknown' }
  const [name, share] = known.reduce((most, each) => ((each[1] ?? 0) > (most[1] ?? 0) ? each : most))
  return { bindsFirst: name, splitFirst: (share ?? 0) < 1 ? 'nothing: one of each does' : SPLITS[name] }
}

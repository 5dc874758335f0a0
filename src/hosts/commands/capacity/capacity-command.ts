import { parseArgs } from 'node:util'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type Assumptions, readAssumptions } from './assumptions.ts'
import { type Capacity, capacityOf } from './capacity-of.ts'
import { aligned, assumptionRows, capacityRows, storeRows, unitCostRows } from './capacity-table.ts'
import type { Load } from './demand.ts'
import { UNIT_COSTS } from './unit-costs.ts'

const USUAL_OFFERS = [26_000, 1_000_000, 10_000_000]
const USUAL_REQUESTS = [10, 100, 1_000]
/** Shops of those offers where none are named: the demo has 16 of 27,599, a market of ten million five hundred. */
const OFFERS_A_SHOP = 20_000
/** Beyond it nothing that was measured says anything. */
const MOST = 1e9

/**
 * `poiso capacity [--offers N] [--requests N] [--shops N] [--assume NAME=VALUE]… [--json]`: what a site needs, from what each thing costs. Needs no
 * database. Without numbers the table of docs/capacity.md.
 * @throws UsageError that names the parameter or the assumption.
 */
export const capacityCommand: Command = async (parameters, { print }) => {
  const { values } = parsed(parameters)
  const assumed = readAssumptions(values.assume)
  const capacities = loadsOf(values).map((load) => capacityOf(load, assumed, UNIT_COSTS))
  if (values.json) print(JSON.stringify({ capacities, assumptions: assumed, unitCosts: UNIT_COSTS }))
  else for (const line of told(capacities, assumed)) print(line)
  return 0
}

/** Those of docs/capacity.md. */
export function usualCapacities(assumed: Assumptions): Capacity[] {
  return loadsOf({}).map((load) => capacityOf(load, assumed, UNIT_COSTS))
}

function told(capacities: readonly Capacity[], assumed: Assumptions): string[] {
  const unknown = [...new Set(capacities.flatMap((each) => each.unknown))]
  return [
    ...aligned(capacityRows(capacities)),
    '',
    ...aligned(storeRows(capacities)),
    '',
    ...(unknown.length === 0 ? [] : [`Not measured, so what depends on it is unknown: ${unknown.join(', ')}`, '']),
    ...aligned(assumptionRows(assumed)),
    '',
    ...aligned(unitCostRows()),
  ]
}

/** Every number that is given alone with the usual ones of the other. */
function loadsOf({ offers, requests, shops }: { offers?: string; requests?: string; shops?: string }): Load[] {
  const allOffers = offers === undefined ? USUAL_OFFERS : [numberOf('--offers', offers)]
  const allRequests = requests === undefined ? USUAL_REQUESTS : [numberOf('--requests', requests)]
  const givenShops = shops === undefined ? null : numberOf('--shops', shops)
  return allOffers.flatMap((each) =>
    allRequests.map((requestsPerSecond) => ({
      offers: each,
      requestsPerSecond,
      shops: givenShops ?? Math.max(1, Math.ceil(each / OFFERS_A_SHOP)),
    })),
  )
}

function numberOf(parameter: string, text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= 1 && value <= MOST))
    throw new UsageError(`capacity: ${parameter} is "${text}", expected a whole number from 1 to ${MOST}`)
  return value
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        offers: { type: 'string' },
        requests: { type: 'string' },
        shops: { type: 'string' },
        assume: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`capacity: ${(error as Error).message}`)
  }
}

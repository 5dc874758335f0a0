import { writeFileSync } from 'node:fs'
import { readAssumptions } from '#hosts/commands/capacity/assumptions.ts'
import { usualCapacities } from '#hosts/commands/capacity/capacity-command.ts'
import {
  assumptionRows,
  capacityRows,
  type Rows,
  storeRows,
  unitCostRows,
} from '#hosts/commands/capacity/capacity-table.ts'

/** `docs/capacity.md`, made from the unit costs; a test compares them. */
export const CAPACITY_FILE = new URL('../../docs/capacity.md', import.meta.url)

export function capacityPage(): string {
  const assumed = readAssumptions([])
  const capacities = usualCapacities(assumed)
  const unknown = [...new Set(capacities.flatMap((each) => each.unknown))]
  return [
    ...HEAD,
    ...markdown(capacityRows(capacities)),
    ...(unknown.length === 0
      ? []
      : ['', `Not measured, so that what depends on it is unknown: ${unknown.join(', ')}.`]),
    '',
    '## Disk, and how long the first import takes',
    '',
    ...markdown(storeRows(capacities)),
    '',
    '## Assumptions',
    '',
    ...markdown(assumptionRows(assumed)),
    '',
    '## Unit costs',
    '',
    ...markdown(unitCostRows()),
    '',
  ].join('\n')
}

const HEAD = [
  '# Capacity',
  '',
  'Computed from the unit costs by `npm run poiso -- capacity`; this page is made by `node tools/docs/write-capacity.ts`, and a test keeps them equal. Another load, or other',
  'assumptions: `npm run poiso -- capacity --offers 400000 --requests 50 --assume keptShare=0.5`. What to do about each of them: [operating](operating.md#growing).',
  '',
  'A cell says how many, the cores that they keep busy at the peak, and what each holds. A process has one thread for pages, so it counts as one core, of which it may be busy with',
  '`busyShare`. Requests are those that reach a web process: what browsers and a proxy keep does not.',
  '',
  'OpenSearch is for indexes that no process can hold, not for speed: at 1,000,000 offers, with one node and one shard on a busy machine, its node took 12 to 51 times the processor time of the embedded',
  'engine for the same plans, and our process 0.3 to 7 times, with the same answers. From 200,000 to 1,000,000 offers a page took 3 to 6 times as much of the node: here it grows in step with them.',
  'What the worker takes to write to it is not in the table.',
  '',
]

function markdown([head = [], ...rows]: Rows): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)]
}

if (process.argv[1] === import.meta.filename) writeFileSync(CAPACITY_FILE, capacityPage())

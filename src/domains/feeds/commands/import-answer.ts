import { readFileSync } from 'node:fs'
import type { ImportOutcome } from '../import/run/import-outcome.ts'
import { type ImportRun, NO_OFFERS, type OfferCounts } from '../import/run/import-run.ts'
import { ImportReport } from '../report/import-report.ts'
import type { ProblemExample, ProblemGroup } from '../report/problem.ts'

/** What `poiso feeds import --json` prints; others build on its shape. */
export interface ImportAnswer {
  /** Number of the run; null when it could not begin. */
  readonly import: number | null
  readonly state: string
  readonly dialect: string | null
  readonly encoding: string | null
  readonly offers: OfferCounts
  readonly problems: readonly ProblemGroup[]
  /** Milliseconds of each stage. */
  readonly timing: Readonly<Record<string, number>>
  readonly peakRssMb: number
}

export const EXIT_CODES: Readonly<Record<string, number>> = { applied: 0, held: 3, failed: 2 }

export function answerOfOutcome(outcome: ImportOutcome): ImportAnswer {
  return {
    import: outcome.importId,
    state: outcome.state,
    dialect: outcome.dialect,
    encoding: outcome.encoding,
    offers: outcome.offers,
    problems: outcome.problems,
    timing: outcome.timing,
    peakRssMb: peakRssMb(),
  }
}

/** Another import of the shop is still at work. */
export function busyAnswer(): ImportAnswer {
  const report = new ImportReport()
  report.add('FAILED_BUSY')
  return {
    import: null,
    state: 'failed',
    dialect: null,
    encoding: null,
    offers: NO_OFFERS,
    problems: report.groups(),
    timing: {},
    peakRssMb: peakRssMb(),
  }
}

/** The same of a run that ended earlier. */
export function answerOfRun(run: ImportRun): ImportAnswer {
  return {
    import: run.runId,
    state: run.state,
    dialect: run.dialect,
    encoding: run.encoding,
    offers: run.offers,
    problems: run.problems,
    timing: run.timing,
    peakRssMb: peakRssMb(),
  }
}

/** The same for a person at a terminal. */
export function answerText(answer: ImportAnswer): string[] {
  const { offers } = answer
  return [
    `Import ${answer.import ?? '-'}: ${answer.state}${answer.dialect === null ? '' : ` (${answer.dialect}, ${answer.encoding})`}`,
    `  items: ${offers.read} read, ${offers.accepted} accepted, ${offers.rejected} rejected`,
    `  offers: ${offers.created} created, ${offers.updated} updated, ${offers.unchanged} unchanged, ${offers.deactivated} deactivated`,
    ...answer.problems.flatMap(problemText),
    ...(offers.unchanged > 0 ? [UNREAD_NOTE] : []),
    `  ${((answer.timing['total'] ?? 0) / 1000).toFixed(1)} s, at most ${answer.peakRssMb} MB`,
  ]
}

/** An unchanged item is recognised without reading it; refused ones are read every time. */
const UNREAD_NOTE =
  '  Unchanged items were not read again: warnings and hints are those of new and changed ones (all of them: poiso feeds reprocess).'

function problemText({ severity, code, count, examples }: ProblemGroup): string[] {
  // What stands nowhere in the file is of the whole feed: each such thing is another.
  const told = examples[0]?.line === null ? examples.filter(({ line }) => line === null) : examples.slice(0, 1)
  return [`  ${severity} ${code} × ${count}`, ...told.map((example) => `    ${placeText(example)}${example.message}`)]
}

function placeText({ line, column, itemId }: ProblemExample): string {
  return line === null ? '' : `line ${line}, column ${column}${itemId === null ? '' : `, item ${itemId}`}: `
}

/** Linux's getrusage counts what the process that started this one had when it did; the high-water mark of /proc is this program's own. */
function peakRssMb(): number {
  return Math.ceil((ownPeakKb() ?? process.resourceUsage().maxRSS) / 1024)
}

function ownPeakKb(): number | null {
  if (process.platform !== 'linux') return null
  const line = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
  return line === null ? null : Number(line[1])
}

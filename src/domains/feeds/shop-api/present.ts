import type { z } from 'zod'
import type { OfferChange, SnapshotChanges } from '#domains/offers/contract.ts'
import { eurosFromCents } from '#platform/money.ts'
import { problemMessage } from '../report/import-report.ts'
import { PROBLEM_CODES, type ProblemCode, problemTitle } from '../report/problem-codes.ts'
import type { ProblemGroup } from '../report/problem.ts'
import type { Severity } from '../report/severity.ts'
import type { ItemProblem } from '../report/item-problems.ts'
import type { NoticeKind } from '../import/run/notices.ts'
import type { OpenNotice, ShopRun } from './storage.ts'
import type {
  feedChangeSchema,
  feedHoldSchema,
  feedNoticeSchema,
  feedProblemGroupSchema,
  feedProblemKindSchema,
  feedProblemSchema,
  feedRunSchema,
} from './wire.ts'

export function presentRun(run: ShopRun): z.input<typeof feedRunSchema> {
  return {
    runId: run.runId,
    state: run.state,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    fetchedAt: run.fetchedAt?.toISOString() ?? null,
    isNotModified: run.isNotModified,
    dialect: run.dialect,
    encoding: run.encoding,
    offers: run.offers,
    timing: run.timing,
    priceMoves: run.priceMoves.map(({ itemId, title, fromCents, toCents }) => ({
      itemId,
      title,
      from: eurosFromCents(fromCents),
      to: eurosFromCents(toCents),
    })),
  }
}

export function presentGroup({
  code,
  severity,
  count,
  examples,
}: ProblemGroup): z.input<typeof feedProblemGroupSchema> {
  return {
    code,
    title: problemTitle(code),
    severity,
    count,
    action: actionOf(code),
    examples: [...examples],
  }
}

export function presentProblem(problem: ItemProblem): z.input<typeof feedProblemSchema> {
  const { code, line, column, itemId, field, value, figure } = problem
  const known = Object.hasOwn(PROBLEM_CODES, code)
  return {
    code,
    severity: severityOf(code),
    line,
    column,
    itemId,
    field,
    value,
    message: known ? problemMessage(code, problem, figure) : code,
    action: actionOf(code),
  }
}

/** Codes whose number differs between two applied runs, the most severe and most changed first. */
export function presentChanges(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): z.input<typeof feedChangeSchema>[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((code) => ({
      code,
      title: problemTitle(code),
      severity: severityOf(code),
      before: before[code] ?? 0,
      now: now[code] ?? 0,
    }))
    .filter((change) => change.before !== change.now)
    .sort(
      (a, b) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        Math.abs(b.now - b.before) - Math.abs(a.now - a.before) ||
        (a.code < b.code ? -1 : 1),
    )
}

/** Totals by code in words, the most severe and most frequent first. */
export function presentKinds(totals: Readonly<Record<string, number>>): z.input<typeof feedProblemKindSchema>[] {
  return Object.entries(totals)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({
      code,
      title: problemTitle(code),
      severity: severityOf(code),
      count,
      action: actionOf(code),
    }))
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.count - a.count)
}

export function presentHold({ hold }: ShopRun): z.input<typeof feedHoldSchema> | null {
  if (hold === null) return null
  const { live, missing, priceRatio, changes = NO_CHANGES } = hold
  return {
    live,
    missingShare: live === 0 ? null : missing / live,
    priceRatio,
    missing: presentOfferChanges({ ...changes.missing, count: missing }),
    created: presentOfferChanges(changes.created),
    prices: presentOfferChanges(changes.prices),
  }
}

const MESSAGES: Readonly<Record<NoticeKind, string>> = {
  held: 'A última importação aguarda aprovação: até lá, continuam as ofertas anteriores.',
  failing: 'As últimas importações falharam: as ofertas vão ficando desatualizadas.',
  disabled: 'O feed falhou demasiadas vezes e deixou de ser lido. Corrija-o e registe-o de novo.',
}

export function presentNotice({ kind, runId, since }: OpenNotice): z.input<typeof feedNoticeSchema> {
  return {
    kind,
    runId,
    since: since.toISOString(),
    message: MESSAGES[kind],
  }
}

const SEVERITIES: readonly Severity[] = ['fatal', 'error', 'warning', 'hint']
const NO_CHANGES: SnapshotChanges = {
  missing: { count: 0, examples: [] },
  created: { count: 0, examples: [] },
  prices: { count: 0, examples: [] },
}

/** A code that a later version has dropped still stands in old rows. */
function severityOf(code: string): Severity {
  return Object.hasOwn(PROBLEM_CODES, code) ? PROBLEM_CODES[code as ProblemCode].severity : 'hint'
}
function actionOf(code: string): string {
  return Object.hasOwn(PROBLEM_CODES, code) ? PROBLEM_CODES[code as ProblemCode].action : ''
}

function presentOfferChanges({ count, examples }: { count: number; examples: readonly OfferChange[] }) {
  return {
    count,
    examples: examples.map(({ itemId, title, fromCents, toCents }) => ({
      itemId,
      title,
      from: eurosOrNull(fromCents),
      to: eurosOrNull(toCents),
    })),
  }
}

function eurosOrNull(cents: number | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}

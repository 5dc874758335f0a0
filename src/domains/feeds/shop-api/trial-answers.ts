import type { Trial, TrialItem } from '../lab/trial-storage.ts'
import { LAB_LIMITS } from '../lab/lab-limits.ts'
import { problemTitle } from '../report/problem-codes.ts'
import { shownAddress } from '../rules/feed-address.ts'
import { TRIAL_PAGE } from './trial-calls.ts'

/** A trial and one page of its items, as the shop is told. `presentUrl`: where its feed is fetched from now. */
export function presentTrial(trial: Trial, presentUrl: string | null, items: readonly TrialItem[]) {
  const { id, source, createdAt, expiresAt, result, counts } = trial
  const address = source.kind === 'url' ? source.url : source.name
  const { read, accepted, rejected } = result?.items ?? { read: 0, accepted: 0, rejected: 0 }
  return {
    trialId: id,
    state: trial.state === 'receiving' ? ('waiting' as const) : trial.state,
    address: shownAddress(address),
    isPresent: address === presentUrl,
    startedAt: createdAt.toISOString(),
    keptUntil: expiresAt.toISOString(),
    dialect: result?.dialect ?? trial.dialect,
    readItems: read,
    accepted,
    rejected,
    isUsable: isUsable(trial),
    problems: (result?.problems ?? []).map(({ code, severity, count, action, examples }) => ({
      code,
      severity,
      count,
      action,
      title: problemTitle(code),
      examples: examples.map(({ excerpt: _excerpt, ...example }) => example),
    })),
    comparison: counts === null ? null : { ...counts, keptItems: LAB_LIMITS.trialItems },
    items: items.map(({ staged: _staged, fields, ...item }) => ({ ...item, changes: [...fields] })),
    next: items.length === TRIAL_PAGE ? (items.at(-1)?.place ?? null) : null,
  }
}

/** It has been read to its end, nothing makes it useless, and some item of it can be taken. */
export function isUsable({ state, result }: Pick<Trial, 'state' | 'result'>): boolean {
  return (
    state === 'done' &&
    result !== null &&
    result.items.accepted > 0 &&
    result.problems.every(({ severity }) => severity !== 'fatal')
  )
}

import { adminData, type AdminDataAnswer } from '#platform/api-client/calls.ts'
import { Configuration, ResponseError } from '#platform/api-client/runtime.ts'
import { ANSWERED_WITHIN_MS } from './calls.ts'

/** What an admin is told of one offer. */
export type AdminScore = AdminDataAnswer[number]

/** T-05: admin data of the offers on a page. */
export interface AdminScores {
  /** Null: not known yet, or nobody knows it. The same object until it changes. */
  of(variantId: number): AdminScore | null
  /** Asks for an offer, together with the others that are wanted in this turn. */
  want(variantId: number): void
  subscribe(listener: () => void): () => void
}

export interface AdminScoresParts {
  ask(variantIds: readonly number[]): Promise<readonly AdminScore[]>
  later?(act: () => void, ms: number): unknown
}

/** A page of a listing. */
const MOST_ASKED = 48
/** As impressions wait (specification 9), a minute at most. */
const AGAIN_MS = 1_000
const AGAIN_AT_MOST_MS = 60_000
/** They are no admin any more: asking again changes nothing. */
const OVER = new Set([401, 403, 404])

export function createAdminScores({ ask, later = setTimeout }: AdminScoresParts): AdminScores {
  const known = new Map<number, AdminScore | null>()
  const waiting = new Set<number>()
  const listeners = new Set<() => void>()
  let [isDue, isOver, failures] = [false, false, 0]
  const due = (ms: number): void => {
    if (isDue || isOver || waiting.size === 0) return
    isDue = true
    later(() => void flush(), ms)
  }
  const flush = async (): Promise<void> => {
    const ids = [...waiting].slice(0, MOST_ASKED)
    ids.forEach((id) => waiting.delete(id))
    try {
      const scores = new Map((await ask(ids)).map((score) => [score.variantId, score]))
      ids.forEach((id) => known.set(id, scores.get(id) ?? null))
      failures = 0
      listeners.forEach((listener) => listener())
    } catch (error) {
      isOver = error instanceof ResponseError && OVER.has(error.response.status)
      // Before those that came meanwhile: they stand further down.
      const others = [...waiting]
      waiting.clear()
      for (const id of [...ids, ...others]) waiting.add(id)
      failures += 1
    }
    isDue = false
    due(failures === 0 ? 0 : Math.min(AGAIN_MS * (1 + failures * 2), AGAIN_AT_MOST_MS))
  }
  return {
    of: (variantId) => known.get(variantId) ?? null,
    want: (variantId) => {
      if (known.has(variantId)) return
      waiting.add(variantId)
      due(0)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Over the admin-mode service. @param categoryOf the category whose listing this page is; 0: of none. */
export function openAdminScores(origin: string, categoryOf: () => Promise<number>): AdminScores {
  const configuration = new Configuration({ basePath: origin })
  return createAdminScores({
    ask: async (variantIds) => {
      const categoryId = await categoryOf()
      const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
      const { project = 'poiso' } = document.body.dataset
      return adminData(
        configuration,
        { project, categoryId, variantIds: variantIds.join('|'), variant: 0 },
        { signal, cache: 'no-store' },
      )
    },
  })
}

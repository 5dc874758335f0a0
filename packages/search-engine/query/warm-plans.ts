import type { EnginePlan } from '../plan/plan.ts'
import type { Memo } from './memo.ts'

/** Plans remembered: what warms a fresh base should take a second, not a minute. */
const PLANS_KEPT = 48
/** A plan over fewer rows is answered soon enough by its first asker. */
const LONG_FROM_ROWS = 100_000

/** The last plans whose answer is long to find and kept by the memo, so that a fresh base can be asked them before it is shown. */
export class WarmPlans {
  readonly #plans = new Map<string, EnginePlan>()
  readonly #fromRows: number

  constructor(memo: Memo) {
    this.#fromRows = Math.min(LONG_FROM_ROWS, memo.fromRows * 32)
  }

  /** `rows`: of the plan's category. */
  remember(plan: EnginePlan, rows: number): void {
    if (rows < this.#fromRows || plan.words.length > 0 || plan.filters.length > 1) return
    const first: EnginePlan = { ...plan, page: { kind: 'numbered', number: 1, size: plan.page.size } }
    const key = JSON.stringify([plan.category, plan.filters, plan.shownBy, plan.orderBy])
    this.#plans.delete(key)
    this.#plans.set(key, first)
    for (const oldest of this.#plans.keys()) {
      if (this.#plans.size <= PLANS_KEPT) break
      this.#plans.delete(oldest)
    }
  }

  /** The last asked last. */
  get all(): readonly EnginePlan[] {
    return [...this.#plans.values()]
  }
}

import type { UnitCostName, UnitCosts } from './unit-costs.ts'

/** A number, or null: unknown, which is never 0 and makes everything unknown that is computed from it. */
export type Quantity = number | null

export function sum(...parts: readonly Quantity[]): Quantity {
  return parts.reduce<Quantity>((all, part) => (all === null || part === null ? null : all + part), 0)
}

export function product(...factors: readonly Quantity[]): Quantity {
  return factors.reduce<Quantity>((all, factor) => (all === null || factor === null ? null : all * factor), 1)
}

/** `applied(quantity, Math.ceil)`: unknown stays unknown. */
export function applied(quantity: Quantity, change: (known: number) => number): Quantity {
  return quantity === null ? null : change(quantity)
}

/** Reads unit costs, and remembers which of those that were wanted nobody has measured. */
export interface CostReader {
  cost(name: UnitCostName): Quantity
  readonly missing: ReadonlySet<UnitCostName>
}

export function costReader(costs: UnitCosts): CostReader {
  const missing = new Set<UnitCostName>()
  return {
    cost: (name) => {
      const { value } = costs[name]
      if (value === null) missing.add(name)
      return value
    },
    missing,
  }
}

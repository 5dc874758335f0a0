import {
  categoryById,
  categoryBySlug,
  categoryParameters,
  type Category,
  type CategoryParameter,
  isAncestor,
} from '#domains/catalogue/contract.ts'

const bySlug = new Map(categoryParameters.map((parameter) => [parameter.slug, parameter]))

/** The category parameter of `p-{slug}`, or null. */
export function parameterBySlug(slug: string): CategoryParameter | null {
  return bySlug.get(slug) ?? null
}

/** The subtree that a parameter belongs to; null: every category. */
export function categoryOfParameter(parameter: CategoryParameter): Category | null {
  return parameter.within === null ? null : categoryBySlug(parameter.within)
}

/** Whether a listing of this category may be filtered by the parameter: it is inside the parameter's subtree. */
export function isParameterOf(parameter: CategoryParameter, categoryId: number): boolean {
  const category = categoryById(categoryId)
  const within = categoryOfParameter(parameter)
  return category !== null && (within === null || isAncestor(within, category))
}

/** The parameters that a listing of this category offers, in the table's order. */
export function parametersOf(categoryId: number): readonly CategoryParameter[] {
  if (categoryById(categoryId) === null) return []
  const known =
    offered.get(categoryId) ?? categoryParameters.filter((parameter) => isParameterOf(parameter, categoryId))
  offered.set(categoryId, known)
  return known
}

/** Tree and parameters never change in a process; each listing asks twice. */
const offered = new Map<number, readonly CategoryParameter[]>()

import { categories } from '#domains/catalogue/contract.ts'
import { stemOf } from './stem.ts'
import { foldAccents } from '../title/title-tokens.ts'

/** Whether two words for a thing have no department in common: a chair is no lamp, whatever their categories are. Words that no category begins with say nothing. */
export function areOtherDepartments(one: string, other: string): boolean {
  const [departments, others] = [departmentsOf.get(one), departmentsOf.get(other)]
  return departments !== undefined && others !== undefined && ![...departments].some((id) => others.has(id))
}

/** Whether a category's name begins with a word of this stem, so that it names a thing. */
export function namesThing(stem: string): boolean {
  return departmentsOf.has(stem)
}

/** By the stem of the first word of a category's names: "cadeir" stands in dining, office, garden. */
const departmentsOf: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [
    ...Map.groupBy(
      categories.flatMap(({ departmentId, name, singular, synonyms }) =>
        [name, singular, ...synonyms].map((text) => ({ departmentId, stem: stemOf(firstWord(text)) })),
      ),
      ({ stem }) => stem,
    ),
  ].map(([stem, rows]) => [stem, mainDepartments(rows.map(({ departmentId }) => departmentId))]),
)

/** Those of more than a tenth of its names: a child's lamp makes lamps no furniture for children. */
function mainDepartments(ids: readonly number[]): Set<number> {
  return new Set(ids.filter((id) => ids.filter((other) => other === id).length * 10 > ids.length))
}

function firstWord(text: string): string {
  return (
    foldAccents(text)
      .toLowerCase()
      .split(/[^a-z]+/)[0] ?? ''
  )
}

import type { IndexSchema, SearchPlan, WordPlan } from '../port.ts'
import type { Query } from './query.ts'

type Alternative = WordPlan['alternatives'][number]

/** Each word as a condition on a row: one of its alternatives stands in one of the fields. */
export function wordFilters(words: readonly WordPlan[], { textFields }: IndexSchema): Query[] {
  return words.map(({ alternatives }) => anyOf(textFields.flatMap(({ name }) => inField(name, alternatives))))
}

/**
 * The words as a query whose score of a row is never worse than the row's own in the direction of the order: equal to it,
 * but for neighbours of which one is a prefix. Those cannot be looked up side by side (a prefix may stand for more words than
 * a query may have), so all rows get their bonus when high scores come first, and none when low ones do.
 */
export function scoringQuery(plan: SearchPlan, schema: IndexSchema, direction: 'asc' | 'desc'): Query {
  const bonuses =
    plan.adjacencyBonus === 0 ? [] : plan.words.slice(1).map((word, at) => [plan.words[at], word] as const)
  return {
    bool: {
      must: plan.words.map((word) => bestAlternative(word, schema)),
      should: bonuses.flatMap(([first, second]) => {
        const isExact = ![first, second].some((word) => word?.alternatives.some(({ prefix }) => prefix))
        if (!isExact && direction === 'asc') return []
        return [constant(isExact ? sideBySide(first!, second, schema) : { match_all: {} }, plan.adjacencyBonus)]
      }),
    },
  }
}

/** Alternatives that bring the same score are one clause, so that a search of many words stays within the cluster's limit of clauses. */
function bestAlternative({ alternatives }: WordPlan, { textFields }: IndexSchema): Query {
  const byScore = new Map<number, Query[]>()
  for (const field of textFields)
    for (const [weight, own] of Map.groupBy(alternatives, (alternative) => alternative.weight)) {
      const score = field.weight * weight
      byScore.set(score, [...(byScore.get(score) ?? []), ...inField(field.name, own)])
    }
  return { dis_max: { queries: [...byScore].map(([score, clauses]) => constant(anyOf(clauses), score)) } }
}

function inField(field: string, alternatives: readonly Alternative[]): Query[] {
  const terms = alternatives.filter(({ prefix }) => !prefix).map(({ term }) => term)
  return [
    ...(terms.length > 0 ? [{ terms: { [wordsPath(field)]: [...new Set(terms)] } }] : []),
    ...alternatives
      .filter(({ prefix }) => prefix)
      .map(({ term }) => ({ prefix: { [wordsPath(field)]: { value: term } } })),
  ]
}

function sideBySide(first: WordPlan, second: WordPlan, { textFields }: IndexSchema): Query {
  return anyOf(
    textFields.map(({ name }) => ({
      span_near: { clauses: [spans(name, first), spans(name, second)], slop: 0, in_order: true },
    })),
  )
}

function spans(field: string, { alternatives }: WordPlan): Query {
  const terms = [...new Set(alternatives.map(({ term }) => term))]
  return { span_or: { clauses: terms.map((term) => ({ span_term: { [wordsPath(field)]: term } })) } }
}

function wordsPath(field: string): string {
  return `rows.words.${field}`
}

function anyOf(clauses: readonly Query[]): Query {
  return { bool: { should: clauses, minimum_should_match: 1 } }
}

function constant(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } }
}

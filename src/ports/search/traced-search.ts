import { tracedPart, type SpanStart } from '#platform/tracing/tracing.ts'
import type { SearchPlan, SearchPort } from './port.ts'

/** The same port, with a span for each plan. Of the words only their number is told: people type them. */
export function tracedSearch(port: SearchPort): SearchPort {
  return {
    search: (plan) =>
      tracedPart(
        () => spanOf(plan),
        async (span) => {
          const answer = await port.search(plan)
          span.set({
            'poiso.search.total': answer.totalCount,
            'poiso.search.rows_visited': answer.rowsVisited,
            'poiso.search.generation': answer.generation,
          })
          return answer
        },
      ),
    vocabulary: () => port.vocabulary(),
  }
}

function spanOf({ category, words, filters, facets, page }: SearchPlan): SpanStart {
  return {
    name: 'search plan',
    kind: 'internal',
    attributes: {
      'poiso.search.category': category ?? 'all',
      'poiso.search.words': words.length,
      'poiso.search.filters': filters.length,
      'poiso.search.facets': facets.length,
      'poiso.search.page': page.kind === 'numbered' ? page.number : page.kind,
      'poiso.search.page_size': page.size,
    },
  }
}

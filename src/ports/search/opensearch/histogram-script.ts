import type { SearchPlan } from '../port.ts'
import { type BoundSchema, keyColumn, numberPath } from './bound-schema.ts'
import type { Query } from './query.ts'

/**
 * Histograms are of shown rows, which no aggregation of the engine's own can choose. Rows of a product lie one behind the
 * other on one shard, so that one pass over those that match keeps the best row so far and counts its value when the next product
 * begins; shards hand over values with their counts, and buckets are made of all of them together.
 */
const INIT = 'state.best = new long[params.keys.length + 2]; state.best[0] = -1L; state.counts = new HashMap();'

/** best[0]: the product, best[1]: the value of its best row so far, behind it that row's keys. Unknown is the largest number, behind all others. */
const MAP_ROW = `
  long[] best = (long[]) state.best;
  long group = doc['rows.group'].value;
  boolean isBetter = group != best[0];
  if (isBetter) {
    if (best[0] >= 0 && best[1] != Long.MAX_VALUE) {
      state.counts.put(best[1], state.counts.getOrDefault(best[1], 0) + 1);
    }
    best[0] = group;
  }
  for (int i = 0; i < params.keys.length; i++) {
    def values = doc[params.keys[i]];
    long key = values.size() == 0 ? Long.MAX_VALUE : params.signs[i] * values.value;
    if (!isBetter) {
      if (key > best[i + 2]) return;
      isBetter = key < best[i + 2];
    }
    if (isBetter) best[i + 2] = key;
  }
  if (isBetter) {
    def values = doc[params.field];
    best[1] = values.size() == 0 ? Long.MAX_VALUE : values.value;
  }`

const MAP_PRODUCT = `
  def values = doc[params.field];
  if (values.size() != 0) state.counts.put(values.value, state.counts.getOrDefault(values.value, 0) + 1);`

const COMBINE = `
  long[] best = (long[]) state.best;
  if (best[0] >= 0 && best[1] != Long.MAX_VALUE) {
    state.counts.put(best[1], state.counts.getOrDefault(best[1], 0) + 1);
  }
  long[] counted = new long[state.counts.size() * 2];
  int at = 0;
  for (def entry : state.counts.entrySet()) {
    counted[at] = entry.getKey();
    counted[at + 1] = entry.getValue();
    at += 2;
  }
  return counted;`

/** [min, max, counts of the buckets …], or nothing when no value is known: the buckets of port.ts (`FacetRequest`). */
const REDUCE = `
  long min = Long.MAX_VALUE;
  long max = Long.MIN_VALUE;
  for (def state : states) {
    long[] counted = (long[]) state;
    for (int i = 0; i < counted.length; i += 2) {
      if (counted[i] < min) min = counted[i];
      if (counted[i] > max) max = counted[i];
    }
  }
  List answer = new ArrayList();
  if (min > max) return answer;
  long buckets = params.buckets;
  long width = (max - min + buckets - 1) / buckets;
  if (width < 1) width = 1;
  int bars = (int) ((max - min + width - 1) / width);
  if (bars < 1) bars = 1;
  long[] counts = new long[bars];
  for (def state : states) {
    long[] counted = (long[]) state;
    for (int i = 0; i < counted.length; i += 2) {
      int bar = (int) ((counted[i] - min) / width);
      counts[bar < bars ? bar : bars - 1] += counted[i + 1];
    }
  }
  answer.add(min);
  answer.add(max);
  for (int i = 0; i < bars; i++) answer.add(counts[i]);
  return answer;`

/** Counts a column of rows, inside the nested rows that match: by the row of each product that `shownBy` puts first. */
export function shownRowsHistogram(field: string, buckets: number, plan: SearchPlan, schema: BoundSchema): Query {
  const keys = [...rowKeys(plan, schema), { field: 'rows.id', sign: 1 }]
  return scripted(MAP_ROW, {
    field,
    buckets,
    keys: keys.map((key) => key.field),
    signs: keys.map(({ sign }) => sign),
  })
}

/** Counts a column that all rows of a product share, on the products that match. */
export function productsHistogram(field: string, buckets: number): Query {
  return scripted(MAP_PRODUCT, { field, buckets, keys: [], signs: [] })
}

function scripted(map: string, params: object): Query {
  return {
    scripted_metric: {
      init_script: INIT,
      map_script: map,
      combine_script: COMBINE,
      reduce_script: REDUCE,
      params,
    },
  }
}

/** What the rows of a product share does not tell them apart. */
function rowKeys(plan: SearchPlan, schema: BoundSchema): { readonly field: string; readonly sign: number }[] {
  return plan.shownBy.flatMap((key) => {
    const sign = key.direction === 'asc' ? 1 : -1
    if (key.by === 'rank') return [{ field: 'rows.rank', sign }]
    if (key.by === 'id') return [{ field: 'rows.id', sign }]
    const column = keyColumn(key, schema)
    return column === null || column.perProduct ? [] : [{ field: numberPath(column), sign }]
  })
}

export interface Histogram {
  readonly min: number | null
  readonly max: number | null
  readonly buckets: readonly { readonly lower: number; readonly upper: number; readonly count: number }[]
}

export const NO_HISTOGRAM: Histogram = { min: null, max: null, buckets: [] }

/** `said`: what the reduce script answers. */
export function readHistogram(said: readonly number[], asked: number): Histogram {
  const [min, max, ...counts] = said
  if (min === undefined || max === undefined) return NO_HISTOGRAM
  const width = Math.max(1, Math.ceil((max - min) / asked))
  return {
    min,
    max,
    buckets: counts.map((count, at) => ({ lower: min + at * width, upper: min + (at + 1) * width, count })),
  }
}

/** Of all values at once, where the cluster could not count. */
export function histogramOf(values: readonly number[], asked: number): Histogram {
  if (values.length === 0) return NO_HISTOGRAM
  const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  const width = Math.max(1, Math.ceil((max - min) / asked))
  const counts = Array.from({ length: Math.max(1, Math.ceil((max - min) / width)) }, () => 0)
  for (const value of values) {
    const bar = Math.min(counts.length - 1, Math.floor((value - min) / width))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return readHistogram([min, max, ...counts], asked)
}

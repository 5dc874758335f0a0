import type { Meaning, Slot, TextPart, Understanding } from './meaning.ts'

type Interval = { readonly low: number | null; readonly high: number | null }

/**
 * Several slots about one thing: two ends of a price or a size become one interval, and are named instead of filtered by where
 * they contradict each other ("mais de 500 até 100"). Two places to deliver to, or two orders: the first counts.
 */
export function agreed({
  text,
  slots,
  notUnderstood,
  leftWords,
}: Understanding & { readonly text: string }): Understanding {
  const standing: Slot[] = []
  const named: TextPart[] = [...notUnderstood]
  for (const group of Map.groupBy(slots, ({ meaning }) => subjectOf(meaning)).values()) {
    const joined = group.length === 1 ? group : joinedSlots(group)
    if (joined === null) named.push(...group.map(({ from, to }) => ({ text: text.slice(from, to), from, to })))
    else standing.push(...joined)
  }
  return {
    slots: standing.sort((a, b) => a.from - b.from),
    notUnderstood: named.sort((a, b) => a.from - b.from),
    leftWords,
  }
}

function subjectOf(meaning: Meaning): string {
  if (meaning.kind === 'size') return meaning.axis
  if (meaning.kind === 'choice') return `${meaning.facet} ${meaning.slugs.join()}`
  return meaning.kind === 'parameter' ? `p-${meaning.parameter.slug} ${meaning.slug}` : meaning.kind
}

function joinedSlots(group: readonly Slot[]): readonly Slot[] | null {
  const [first] = group
  if (first === undefined) return []
  const intervals = group.flatMap(({ meaning }) => intervalOf(meaning) ?? [])
  if (intervals.length === 0) return [first]
  const interval = intervals.reduce(meet)
  if (interval.low !== null && interval.high !== null && interval.low > interval.high) return null
  return [{ ...first, meaning: withInterval(first.meaning, interval) }]
}

function intervalOf(meaning: Meaning): Interval | null {
  if (meaning.kind === 'price') return meaning
  return meaning.kind === 'size' ? { low: meaning.interval.lowMm, high: meaning.interval.highMm } : null
}

function meet(a: Interval, b: Interval): Interval {
  return {
    low: a.low === null || b.low === null ? (a.low ?? b.low) : Math.max(a.low, b.low),
    high: a.high === null || b.high === null ? (a.high ?? b.high) : Math.min(a.high, b.high),
  }
}

function withInterval(meaning: Meaning, { low, high }: Interval): Meaning {
  if (meaning.kind === 'price') return { ...meaning, low, high }
  return meaning.kind === 'size' ? { ...meaning, interval: { lowMm: low, highMm: high } } : meaning
}

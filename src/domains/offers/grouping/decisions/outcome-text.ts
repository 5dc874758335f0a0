import type { KeptApart, Outcome } from './explain.ts'

/** What was done with two offers, in a sentence for whoever operates the site. */
export function outcomeText(outcome: Outcome): string {
  if (outcome.kind === 'one_product')
    return `one product, ${outcome.through.map(({ a, b, by, decisionId }) => `${a} with ${b} by ${by === 'decision' ? `decision ${decisionId}` : 'the score'}`).join(', ')}`
  if (outcome.kind === 'kept_apart') return `kept apart, ${keptApartText(outcome.because)}`
  if (outcome.kind === 'not_compared') return `not compared, ${NOT_COMPARED[outcome.because]}`
  return PLAIN[outcome.kind]
}

const PLAIN = {
  twin: 'twin, it looks the same and is proposed, not merged',
  family: 'another colour, size or make of one family',
  different: 'different articles',
} as const

const NOT_COMPARED = {
  no_key_in_common: 'they have no key in common',
  shared_by_too_many: 'what they have in common too many share',
  others_have_more_in_common: 'others have more in common with each of them',
} as const

function keptApartText(because: KeptApart): string {
  switch (because.by) {
    case 'decision':
      return `by decision ${because.decisionId}`
    case 'rival':
      return `by a rival: ${because.of} could be ${because.rival} as well`
    case 'clash':
      return `by a clash: ${because.offers.join(' and ')} are two offers of one shop`
    case 'contradiction':
      return `by what others say: ${because.offers.join(' and ')} cannot be one article`
    case 'too_many_alike':
      return `${because.count} offers hang together, more than can be compared`
  }
}

import type { Cents } from '#platform/money.ts'
import { useSite } from '../../site.ts'
import { approximately } from '../../copy/approximately.ts'

/** L-15: a figure in the second currency, beside the euros that hold; nothing where the site has none. */
export function SecondPrice({ cents }: { cents: Cents }) {
  const { secondCurrency } = useSite()
  if (secondCurrency === null) return null
  const { code, rate } = secondCurrency
  return (
    <small className="second-price" data-code={code} data-rate={rate}>
      {approximately(cents, secondCurrency)}
    </small>
  )
}

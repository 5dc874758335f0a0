import { regionOfCode } from '../parts/postal-code/postal-code.ts'
import { refineTotals } from './delivered-totals.ts'
import { refineDeliveries } from './delivery-prices.ts'

/** Everything that is said of deliveries in these parts of a page, to the exact code. */
export function refineWithin(sections: readonly HTMLElement[], code: string): void {
  for (const section of sections) {
    void refineTotals(section, code)
    if (section.dataset['region'] === regionOfCode(code)) void refineDeliveries(section, code)
  }
}

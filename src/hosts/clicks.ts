import { leaseGiver } from '#domains/billing/contract.ts'
import { clickHost } from '#domains/clicks/contract.ts'
import { createClickPassing } from '#domains/orders/contract.ts'
import { serveAlone } from './one-service.ts'

/** The click process: click-outs on the click host alone, by its own spool and targets. It needs no index, and the database only now and then. */

const PASSING_EVERY_MS = 10_000

await serveAlone({ name: 'clicks', service: 'click' }, async (basis) => {
  const clickPassing = createClickPassing({ db: basis.patient.db })
  const passing = {
    repetitions: [
      {
        everyMs: PASSING_EVERY_MS,
        atOnce: true,
        complaint: 'which shops are told the number of a click cannot be read',
        act: () => clickPassing.refresh(),
      },
    ],
  }
  return [await clickHost({ ...basis, budgets: leaseGiver(basis.patient.db), clickPassing }), passing]
})

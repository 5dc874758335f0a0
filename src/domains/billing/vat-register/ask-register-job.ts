import { z } from 'zod'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueueAbsent } from '#platform/jobs/enqueue.ts'
import { ViesFailure, type ViesPlace } from './ask-vies.ts'
import { lookUp, type VatRegisterDeps } from './look-up.ts'

const MAX_ATTEMPTS = 6
const FIRST_PAUSE_MS = 30_000

/**
 * Asks the EU's register of one number (one at a time: it refuses who asks for many), again after 30 s, 2, 8, 32 and 128 minutes where it is away or
 * busy. Then it is left; numbers of accounts are found again by `askStaleNumbers`.
 */
export const askRegister = defineJob({
  name: 'billing.ask-vat-register',
  payload: z.object({ vatNumber: z.string() }),
  queue: { name: 'vat-register', places: 1 },
  maxAttempts: MAX_ATTEMPTS,
  backOffMs: (attempt) => FIRST_PAUSE_MS * 4 ** (attempt - 1),
  run: async (
    { vatNumber },
    { vies, ...deps }: Omit<VatRegisterDeps, 'vies'> & { readonly vies: ViesPlace | null },
    { signal, isLast, log },
  ) => {
    if (vies === null) return
    try {
      await lookUp({ ...deps, vies }, vatNumber, { signal })
    } catch (error) {
      if (!(error instanceof ViesFailure) || (error.isPassing && !isLast)) throw error
      log.warn({ vatNumber, code: error.code }, "the EU's register of VAT numbers has not answered")
    }
  },
})

/** Has the register asked of these numbers, unless they wait to be already. */
export async function askOfNumbers(tx: DatabaseOrTransaction, vatNumbers: readonly string[]): Promise<void> {
  await enqueueAbsent(
    tx,
    askRegister,
    [...new Set(vatNumbers)].map((vatNumber) => ({ payload: { vatNumber }, key: `vat:${vatNumber}` })),
  )
}

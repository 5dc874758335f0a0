import { z } from 'zod'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'
import { safeGet, type SafeGetTools } from '#platform/safe-fetch/safe-get.ts'

/** Where the register is asked, and by whom. */
export interface ViesPlace {
  /** Base address of its REST interface (POISO_VIES_URL). */
  readonly url: string
  /** The operator's tax number in Portugal: who asks by name gets a consultation number; null: nobody is named. */
  readonly requester: string | null
  /** Loopback host:port pairs that may be asked (POISO_FEED_TEST_HOSTS). */
  readonly testHosts: readonly string[]
}

export interface ViesAnswer {
  readonly isValid: boolean
  /** null: the register gave none. */
  readonly consultation: string | null
}

/** The register has not answered: away, busy, or with something that is no answer to what was asked. `code` says which. */
export class ViesFailure extends Error {
  readonly code: string
  /** Whether the same question may be answered later. */
  readonly isPassing: boolean

  constructor(code: string, isPassing: boolean) {
    super(code)
    this.name = 'ViesFailure'
    this.code = code
    this.isPassing = isPassing
  }
}

/** Bounds of one question (docs/limits.md). Member states take up to a quarter of a minute to answer. */
export const VIES_LIMITS: FetchLimits = {
  maxRedirects: 0,
  headersMs: 20_000,
  idleMs: 10_000,
  totalMs: 25_000,
  minBytesPerSecond: 1,
  rateWindowMs: 10_000,
  maxBytes: 64 * 1024,
  maxHeaderBytes: 16 * 1024,
}

/** Its codes for which asking again is of no use; all others pass. */
const LASTING: readonly string[] = ['INVALID_INPUT', 'INVALID_REQUESTER_INFO', 'VAT_BLOCKED', 'IP_BLOCKED']

const answerSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  userError: z.string().nullish(),
})
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/**
 * Asks the EU's register whether it knows a VAT number ('ES…', 'EL…') by its public REST interface (POST …/check-vat-number, as its
 * swagger_publicVAT.yaml has it). Only a plain yes or no to the number that was asked is an answer: it also says `valid: false` when it
 * has blocked who asks.
 * @throws ViesFailure when it does not answer; what `signal` aborts goes through.
 */
export async function askVies(
  { url, requester, testHosts }: ViesPlace,
  vatNumber: string,
  {
    signal,
    limits = VIES_LIMITS,
    ...network
  }: Pick<SafeGetTools, 'signal' | 'resolve' | 'dial'> & {
    readonly limits?: FetchLimits
  },
): Promise<ViesAnswer> {
  const asked = { countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }
  const json = JSON.stringify({
    ...asked,
    ...(requester !== null && { requesterMemberStateCode: 'PT', requesterNumber: requester }),
  })
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)])
  try {
    const { response } = await safeGet(
      {
        url: `${url.replace(/\/$/, '')}/check-vat-number`,
        headers: { 'user-agent': 'PoisoBilling/1.0', accept: 'application/json' },
        json,
        testHosts,
      },
      { limits, signal: deadline, ...network },
    )
    const chunks: Buffer[] = []
    await readBody(response, limits, (chunk) => void chunks.push(chunk))
    return answerIn(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'), asked)
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof FetchFailure) throw new ViesFailure(error.code, true)
    if (deadline.aborted) throw new ViesFailure('FAILED_SLOW', true)
    throw error
  }
}

function answerIn(
  status: number,
  text: string,
  asked: { readonly countryCode: string; readonly vatNumber: string },
): ViesAnswer {
  const body = parsed(text)
  const failed = errorSchema.safeParse(body)
  if (failed.success) throw failureOf(failed.data.errorWrappers[0]?.error ?? '')
  if (status !== 200) throw new ViesFailure(`HTTP ${status}`, status >= 500 || status === 429)
  const read = answerSchema.safeParse(body)
  if (!read.success) throw new ViesFailure('NO_ANSWER', true)
  const { countryCode, vatNumber, valid, requestIdentifier, userError } = read.data
  if (userError !== null && userError !== undefined && userError !== 'VALID' && userError !== 'INVALID')
    throw failureOf(userError)
  if (countryCode !== asked.countryCode || vatNumber !== asked.vatNumber)
    throw new ViesFailure('ANSWER_OF_ANOTHER_NUMBER', true)
  const consultation = (requestIdentifier ?? '').trim().slice(0, LONGEST_CONSULTATION)
  return { isValid: valid, consultation: consultation === '' ? null : consultation }
}

const LONGEST_CONSULTATION = 100

function failureOf(code: string): ViesFailure {
  const known = /^[A-Z_]{1,60}$/.test(code) ? code : 'NO_ANSWER'
  return new ViesFailure(known, !LASTING.includes(known))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

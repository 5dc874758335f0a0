import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'
import { safeGet, type SafeGetTools } from '#platform/safe-fetch/safe-get.ts'
import type { Seen } from '../application.ts'
import { type Checked, shownText } from './checked.ts'
import { fileAddresses, proofLine } from './proof-places.ts'

/** Bounds of one look at a file (docs/limits.md). */
export const PROOF_FETCH_LIMITS: FetchLimits = {
  maxRedirects: 3,
  headersMs: 5_000,
  idleMs: 3_000,
  totalMs: 8_000,
  minBytesPerSecond: 1,
  rateWindowMs: 8_000,
  maxBytes: 64 * 1024,
  maxHeaderBytes: 16 * 1024,
}

export type FileTools = Pick<SafeGetTools, 'resolve' | 'dial'> & {
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly testHosts: readonly string[]
}

/** Whether the file at the domain is the application's; redirects are followed within the domain and its `www.` alone. */
export async function checkFile(
  { host, proofText }: { readonly host: string; readonly proofText: string },
  tools: FileTools,
  signal: AbortSignal,
): Promise<Checked> {
  const seen: Seen[] = []
  let hasAnswer = false
  for (const address of fileAddresses(host, tools.testHosts)) {
    const looked = await look(address, host, tools, signal)
    if ('failure' in looked) seen.push({ where: address, what: looked.failure })
    else if (looked.status === 200 && linesOf(looked.text).includes(proofLine(proofText)))
      return { outcome: 'proven', seen: [{ where: address, what: proofLine(proofText) }] }
    else {
      hasAnswer = true
      seen.push({ where: address, what: shownAnswer(looked) })
    }
  }
  return { outcome: hasAnswer ? 'absent' : 'failed', seen }
}

function linesOf(text: string): readonly string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
}

function shownAnswer({ status, text }: Answer): string {
  if (status !== 200) return `resposta ${status}`
  const shown = shownText(text)
  return shown === '' ? 'um ficheiro vazio' : shown
}

interface Answer {
  readonly status: number
  readonly text: string
}

async function look(
  url: string,
  host: string,
  { resolve, dial, testHosts }: FileTools,
  signal: AbortSignal,
): Promise<Answer | { readonly failure: string }> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(PROOF_FETCH_LIMITS.totalMs)])
  const ownHosts = [host, `www.${host}`]
  try {
    const { response } = await safeGet(
      {
        url,
        headers: { 'user-agent': 'PoisoShop/1.0', accept: 'text/plain, */*;q=0.1' },
        testHosts,
        mayAsk: async (next) => {
          if (!ownHosts.includes(next.hostname)) throw new FetchFailure('FAILED_REDIRECT', `para ${next.host}`)
        },
      },
      { limits: PROOF_FETCH_LIMITS, signal: deadline, ...(resolve && { resolve }), ...(dial && { dial }) },
    )
    const chunks: Buffer[] = []
    await readBody(response, PROOF_FETCH_LIMITS, (chunk) => void chunks.push(chunk))
    return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof FetchFailure) return { failure: failureWords(error) }
    if (deadline.aborted) return { failure: 'demorou demasiado' }
    throw error
  }
}

/** As people read it; the value of a failure is in Portuguese already. */
function failureWords({ code, value }: FetchFailure): string {
  const words: Readonly<Record<FetchFailure['code'], string>> = {
    SSRF_BLOCKED: 'um endereço que não é público',
    FAILED_DNS: 'não há nenhum site com este nome',
    FAILED_CONNECT: 'não foi possível ligar',
    FAILED_SLOW: 'demorou demasiado',
    FAILED_REDIRECT: 'redireciona para fora do domínio',
    FAILED_TRUNCATED: 'a resposta acabou a meio',
    FAILED_TOO_LARGE: 'um ficheiro demasiado grande',
  }
  // The name stands above it, and what the resolver calls its failure says nothing to who reads this.
  return code === 'FAILED_DNS' ? words[code] : `${words[code]} (${shownText(value)})`
}

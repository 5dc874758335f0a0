import type { IncomingMessage } from 'node:http'
import { FetchFailure } from './fetch-failure.ts'
import type { FetchLimits } from './fetch-limits.ts'

/**
 * Hands the bytes of a body to `take`, one chunk after another, and destroys the response at the end. FAILED_TRUNCATED when the
 * connection ends before the announced length or the last chunk, FAILED_SLOW when it stalls or drips, FAILED_TOO_LARGE past
 * the cap. What `take` throws goes through. Gives the number of bytes.
 */
export async function readBody(
  response: IncomingMessage,
  limits: FetchLimits,
  take: (chunk: Buffer) => void | Promise<void>,
): Promise<number> {
  const announced = Number(response.headers['content-length'] ?? Number.NaN)
  if (announced > limits.maxBytes) {
    response.destroy()
    throw tooLarge(limits)
  }
  let bytes = 0
  const guard = watchProgress(() => bytes, response, limits)
  try {
    for await (const chunk of wholeChunks(response, () => bytes, announced)) {
      bytes += chunk.length
      if (bytes > limits.maxBytes) throw tooLarge(limits)
      guard.moved()
      await take(chunk)
    }
    if (!response.complete || (announced >= 0 && bytes < announced)) throw truncated(bytes, announced)
    return bytes
  } finally {
    guard.stop()
    response.destroy()
  }
}

/** The chunks as they come. A connection that breaks is a body that ended too early. */
async function* wholeChunks(response: IncomingMessage, bytes: () => number, announced: number): AsyncGenerator<Buffer> {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw error instanceof FetchFailure || (error as Error).name === 'AbortError'
        ? error
        : truncated(bytes(), announced)
    })
    if (next.done === true) return
    yield next.value
  }
}

/** Destroys the response after `idleMs` without a byte, or when too little came within a window. */
function watchProgress(
  bytes: () => number,
  response: IncomingMessage,
  limits: FetchLimits,
): { moved(): void; stop(): void } {
  const slow = (what: string) => response.destroy(new FetchFailure('FAILED_SLOW', what))
  const idle = setTimeout(() => slow('sem dados'), limits.idleMs)
  let before = 0
  const rate = setInterval(() => {
    if ((bytes() - before) * 1000 < limits.minBytesPerSecond * limits.rateWindowMs) slow('ritmo demasiado lento')
    before = bytes()
  }, limits.rateWindowMs)
  return {
    moved: () => void idle.refresh(),
    stop() {
      clearTimeout(idle)
      clearInterval(rate)
    },
  }
}

function truncated(bytes: number, announced: number): FetchFailure {
  return new FetchFailure(
    'FAILED_TRUNCATED',
    Number.isNaN(announced) ? `${bytes} bytes, sem fim` : `${bytes} de ${announced} bytes`,
  )
}

function tooLarge(limits: FetchLimits): FetchFailure {
  return new FetchFailure('FAILED_TOO_LARGE', `mais de ${limits.maxBytes} bytes`)
}

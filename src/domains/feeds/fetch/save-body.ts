import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { FeedFailure } from '../feed-failure.ts'
import type { FetchLimits } from './fetch-limits.ts'

/**
 * Streams a body to a new file, 0600, hashing as it goes. FAILED_TRUNCATED when the connection ends before the announced
 * length or the last chunk, FAILED_SLOW when it stalls or drips, FAILED_TOO_LARGE past the cap.
 */
export async function saveBody(response: IncomingMessage, file: string, limits: FetchLimits, signal: AbortSignal): Promise<{ bytes: number; sha256: string }> {
  const announced = Number(response.headers['content-length'] ?? Number.NaN)
  if (announced > limits.maxBytes) {
    response.destroy()
    throw tooLarge(limits)
  }
  const handle = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  const guard = watchProgress(() => bytes, response, limits)
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limits.maxBytes) throw tooLarge(limits)
      guard.moved()
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    if (!response.complete || (announced >= 0 && bytes < announced)) throw truncated(bytes, announced)
    return { bytes, sha256: hash.digest('hex') }
  } catch (error) {
    if (error instanceof FeedFailure || signal.aborted) throw error
    if (/^(?:ENOSPC|EIO|EDQUOT|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw truncated(bytes, announced)
  } finally {
    guard.stop()
    response.destroy()
    await handle.close()
  }
}

/** Destroys the response when nothing comes for `idleMs`, or too little over a window. */
function watchProgress(bytes: () => number, response: IncomingMessage, limits: FetchLimits): { moved(): void; stop(): void } {
  const slow = (what: string) => response.destroy(new FeedFailure('FAILED_SLOW', what))
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

function truncated(bytes: number, announced: number): FeedFailure {
  return new FeedFailure('FAILED_TRUNCATED', Number.isNaN(announced) ? `${bytes} bytes, sem fim` : `${bytes} de ${announced} bytes`)
}

function tooLarge(limits: FetchLimits): FeedFailure {
  return new FeedFailure('FAILED_TOO_LARGE', `mais de ${limits.maxBytes} bytes`)
}

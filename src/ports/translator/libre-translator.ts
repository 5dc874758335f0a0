import { tracedCall } from '#platform/tracing/outbound.ts'
import { z } from 'zod'
import type { Translator } from './port.ts'

const ANSWER = z.object({ translatedText: z.string().max(100_000) })
const TIMEOUT_MS = 20_000

/** A translator that speaks as LibreTranslate does: POST {url}/translate. */
export function libreTranslator({ url, key }: { readonly url: string; readonly key: string | null }): Translator {
  return {
    translate: async (text, from, to, signal) => {
      const answer = await tracedCall('POST', url, () =>
        fetch(`${url.replace(/\/$/, '')}/translate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            q: text,
            source: from,
            target: to,
            format: 'text',
            ...(key !== null && { api_key: key }),
          }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
          redirect: 'error',
        }),
      )
      if (!answer.ok) throw new Error(`the translator answered ${answer.status}`)
      return ANSWER.parse(await answer.json()).translatedText
    },
  }
}

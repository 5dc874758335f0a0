import { z } from 'zod'
import { postForText } from '#platform/model/post-for-text.ts'
import type { Translator } from './port.ts'

const ANSWER = z.object({ translatedText: z.string().max(100_000) })
const TIMEOUT_MS = 20_000
/** Its text, each character written as `\uXXXX`. */
const MOST_BYTES = 640_000

/** A translator that speaks as LibreTranslate does: POST {url}/translate. */
export function libreTranslator({ url, key }: { readonly url: string; readonly key: string | null }): Translator {
  return {
    translate: async (text, from, to, signal) => {
      const answer = await postForText({
        url: `${url.replace(/\/$/, '')}/translate`,
        headers: {},
        body: { q: text, source: from, target: to, format: 'text', ...(key !== null && { api_key: key }) },
        withinMs: TIMEOUT_MS,
        mostBytes: MOST_BYTES,
        signal,
      })
      return ANSWER.parse(JSON.parse(answer)).translatedText
    },
  }
}

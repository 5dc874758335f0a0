import { z } from 'zod'
import { postForText } from './post-for-text.ts'

/** An OpenAI-compatible model (docs/configuration.md). */
export interface ModelConfig {
  /** Base address, such as `https://host/v1`. */
  readonly url: string
  readonly key: string | null
  readonly name: string
}

export interface Completion {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[]
  readonly maxTokens: number
  readonly withinMs: number
  readonly mostBytes: number
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** What a model answers, asked for JSON. Throws when it is no answer, late, or larger than is asked for: what it says is a stranger's text. */
export async function complete(
  { url, key, name }: ModelConfig,
  { messages, maxTokens, withinMs, mostBytes }: Completion,
): Promise<string> {
  const text = await postForText({
    url: `${url.replace(/\/+$/, '')}/chat/completions`,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    body: { model: name, temperature: 0, max_tokens: maxTokens, response_format: { type: 'json_object' }, messages },
    withinMs,
    mostBytes,
  })
  const [choice] = completionSchema.parse(JSON.parse(text)).choices
  return choice?.message.content ?? ''
}

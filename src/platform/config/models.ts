import { ConfigError, readChoice, readOptionalUrl } from './config-values.ts'
import type { Read } from './variables.ts'

/** An OpenAI-compatible model. */
export interface ModelAddress {
  readonly url: string
  readonly key: string | null
  readonly name: string
}

/** A translator in LibreTranslate's words. */
export interface TranslatorAddress {
  readonly url: string
  readonly key: string | null
}

export function readModel(read: Read): ModelAddress | null {
  const url = readOptionalUrl('POISO_MODEL_URL', read, ['http:', 'https:'])
  const [key, name] = [read('POISO_MODEL_KEY'), read('POISO_MODEL_NAME')]
  if (url === null) {
    const alone = key !== null ? 'POISO_MODEL_KEY' : name !== null ? 'POISO_MODEL_NAME' : null
    if (alone !== null) throw new ConfigError(alone, 'is set although POISO_MODEL_URL is not')
    return null
  }
  if (name === null) throw new ConfigError('POISO_MODEL_NAME', 'is missing beside POISO_MODEL_URL')
  return { url, key, name }
}

export function readSummaryModel(read: Read): ModelAddress | null {
  const isOn = readChoice('POISO_MODEL_REVIEWS', read('POISO_MODEL_REVIEWS') ?? 'off', ['on', 'off'] as const) === 'on'
  const model = readModel(read)
  if (isOn && model === null) throw new ConfigError('POISO_MODEL_REVIEWS', 'is on although POISO_MODEL_URL is not set')
  return isOn ? model : null
}

export function readTranslator(read: Read): TranslatorAddress | null {
  const url = readOptionalUrl('POISO_TRANSLATOR', read, ['http:', 'https:'])
  const key = read('POISO_TRANSLATOR_KEY')
  if (url === null && key !== null)
    throw new ConfigError('POISO_TRANSLATOR_KEY', 'is set although POISO_TRANSLATOR is not')
  return url === null ? null : { url, key }
}

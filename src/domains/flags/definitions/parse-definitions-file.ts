import { type DefinitionsFile, definitionsFileSchema } from './definition-schema.ts'
import { flagLimits } from './flag-limits.ts'

export type ParsedDefinitions =
  | { readonly kind: 'read'; readonly file: DefinitionsFile }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

const MOST_PROBLEMS = 20

/** Reads a file of definitions; everything that is wrong with its shape is named by its path. */
export function parseDefinitionsFile(text: string): ParsedDefinitions {
  if (Buffer.byteLength(text) > flagLimits.definitionBytes)
    return { kind: 'wrong', problems: [`the whole: more than ${flagLimits.definitionBytes} bytes`] }
  try {
    const parsed = definitionsFileSchema.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')))
    if (parsed.success) return { kind: 'read', file: parsed.data }
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
    return { kind: 'wrong', problems: problems.slice(0, MOST_PROBLEMS) }
  } catch (error) {
    // No JSON, or nested so deep that it cannot be looked through.
    return { kind: 'wrong', problems: [`the whole: ${(error as Error).message}`] }
  }
}

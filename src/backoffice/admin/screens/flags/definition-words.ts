const words: Readonly<Record<string, string>> = { draft: 'Rascunho', running: 'A decorrer', stopped: 'Terminada' }

export function statusWords(status: unknown): string {
  return words[String(status)] ?? String(status)
}

/** A field of a definition, which is whatever JSON it was written as. */
export function fieldIn(definition: object, name: string): unknown {
  return (definition as Readonly<Record<string, unknown>>)[name]
}

const words: Readonly<Record<string, string>> = { draft: 'Rascunho', running: 'A decorrer', stopped: 'Terminada' }

export function statusWords(status: unknown): string {
  return words[String(status)] ?? String(status)
}

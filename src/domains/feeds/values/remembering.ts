const MAX_REMEMBERED = 2000
const MAX_CHARS = 100

/** The same reader of a text, which reads each short text once: a shop says the same few words of all its items. For answers that nobody writes to. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const remembered = new Map<string, T>()
  return (text) => {
    if (text.length > MAX_CHARS) return read(text)
    const known = remembered.get(text)
    if (known !== undefined) return known
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    const answer = read(text)
    remembered.set(text, answer)
    return answer
  }
}

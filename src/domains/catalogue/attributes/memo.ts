/**
 * Remembers answers for repeating strings (colours, materials, "120 cm", category paths): a feed has few distinct ones.
 * When `most` are kept, all are dropped: no bookkeeping per hit, bounded memory.
 */
export function memoised<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const fresh = answer(text)
    if (known.size >= most) known.clear()
    known.set(text, fresh)
    return fresh
  }
}

/**
 * Remembers answers to what is asked again and again (the colours of a feed, the prices of a page), which nobody may write to.
 * When `most` are kept, all are dropped: no bookkeeping per hit, bounded memory. An answer of undefined is not kept.
 */
export const memoised = <Answer, Question = string>(answer: (question: Question) => Answer, most: number): ((question: Question) => Answer) => {
  const known = new Map<Question, Answer>()
  return (question) => {
    const remembered = known.get(question)
    if (remembered !== undefined) return remembered
    const fresh = answer(question)
    if (known.size >= most) known.clear()
    known.set(question, fresh)
    return fresh
  }
}

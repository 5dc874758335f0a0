import { useEffect, useState } from 'react'
import { calls, type Question } from '../../state/calls.ts'

export type Answered<Answer> =
  /** `last`: what an earlier question was answered with, to be shown meanwhile. */
  | { readonly kind: 'waiting'; readonly last: Answer | null }
  | { readonly kind: 'failed'; retry(): void }
  | { readonly kind: 'answered'; readonly answer: Answer }

/** The answer to a question that changes while somebody types; null asks nothing. Asked after `pauseMs` without another one. */
export function useAnswer<Answer>(question: Question<Answer> | null, pauseMs = 0): Answered<Answer> {
  const [given, setGiven] = useState<{ key: string; answer: Answer } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const key = question?.key ?? null
  useEffect(() => {
    if (question === null) return
    const waiting = new AbortController()
    const ask = (): void =>
      void calls()
        .ask(question, waiting.signal)
        .then(
          (answer) => !waiting.signal.aborted && setGiven({ key: question.key, answer }),
          () => !waiting.signal.aborted && setFailed(question.key),
        )
    const timer = setTimeout(ask, calls().known(question) === null ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
    // The key is the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, tries])
  if (failed !== null && failed === key) {
    const retry = (): void => {
      setFailed(null)
      setTries((count) => count + 1)
    }
    return { kind: 'failed', retry }
  }
  return given !== null && given.key === key
    ? { kind: 'answered', answer: given.answer }
    : { kind: 'waiting', last: given?.answer ?? null }
}

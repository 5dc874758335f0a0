import { useEffect, useState } from 'react'
import { calls, type Question } from '../../state/calls.ts'

export type Answered<Answer> =
  /** `last`: what an earlier question was answered with, to be shown meanwhile. */
  | { readonly kind: 'waiting'; readonly last: Answer | null }
  | { readonly kind: 'failed'; retry(): void }
  | { readonly kind: 'answered'; readonly answer: Answer }

/** How a question ended; null: it failed. */
interface Outcome<Answer> {
  readonly key: string
  readonly tries: number
  readonly answer: Answer | null
  readonly last: Answer | null
}

/** The answer to a question that changes while somebody types; null asks nothing. Asked after `pauseMs` without another one. */
export function useAnswer<Answer>(question: Question<Answer> | null, pauseMs = 0): Answered<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer> | null>(null)
  const [tries, setTries] = useState(0)
  const key = question?.key ?? null
  useEffect(() => {
    if (question === null) return
    const waiting = new AbortController()
    const end = (answer: Answer | null): void => {
      if (waiting.signal.aborted) return
      setOutcome((before) => ({ key: question.key, tries, answer, last: answer ?? before?.last ?? null }))
    }
    const ask = (): void =>
      void calls()
        .ask(question, waiting.signal)
        .then(end, () => end(null))
    const timer = setTimeout(ask, calls().known(question) === null ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
    // The key is the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, tries])
  if (outcome === null || outcome.key !== key || outcome.tries !== tries)
    return { kind: 'waiting', last: outcome?.last ?? null }
  return outcome.answer === null
    ? { kind: 'failed', retry: () => setTries(tries + 1) }
    : { kind: 'answered', answer: outcome.answer }
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Form, type FormProps } from 'react-router'
import { fieldId, type FormAnswer, FormAnswerProvider } from './form-answer.ts'

/**
 * A form that a screen posts to itself. Where it was refused, or only tried, it comes again with what was typed, says at its head what has to be put right, each a
 * link to its field, and at each field too (WCAG 3.3.1); the first of them has the focus. Its fields are those of `Field.tsx`.
 */
export function AnsweredForm({
  outcome,
  children,
  ...form
}: Omit<FormProps, 'children'> & {
  outcome: ({ readonly kind: string } & Partial<FormAnswer>) | undefined
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const answer = answerOf(outcome)
  const wrong = Object.entries(answer?.errors ?? {})
  useEffect(() => {
    if (answerOf(outcome) === null) return
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    for (let around = first?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true
    first?.focus()
  }, [outcome])
  return (
    <Form method="post" ref={element} {...form}>
      {wrong.length > 0 && (
        <div className="wrong-list" role="group" aria-label="O que corrigir">
          <p>{wrong.length === 1 ? 'Há um campo a corrigir:' : `Há ${wrong.length} campos a corrigir:`}</p>
          <ul>
            {wrong.map(([name, words]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{words}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormAnswerProvider value={answer}>{children}</FormAnswerProvider>
    </Form>
  )
}

function answerOf(outcome: ({ readonly kind: string } & Partial<FormAnswer>) | undefined): FormAnswer | null {
  if ((outcome?.kind !== 'refused' && outcome?.kind !== 'tried') || outcome.typed === undefined) return null
  return { errors: outcome.errors ?? {}, typed: outcome.typed }
}

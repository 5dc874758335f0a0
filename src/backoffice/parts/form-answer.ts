import { createContext, use } from 'react'

/** What came back of a form that was refused: what is wrong, by the names of its fields, and what they held. */
export interface FormAnswer {
  readonly errors: Readonly<Record<string, string>>
  /** In the order of the form; a name stands as often as it was sent. */
  readonly typed: readonly (readonly [string, string])[]
}

const Context = createContext<FormAnswer | null>(null)
export const FormAnswerProvider = Context.Provider

interface FieldAnswer {
  readonly error: string | undefined
  /** undefined: the form comes fresh, or was sent without this field. */
  readonly typed: string | undefined
  /** Of an answer: its element is found by it. */
  readonly id: string | undefined
}

/** What came back for a field; `at`: which of several of its name. What is wrong with several is said at the first. */
export function useFieldAnswer(name: string, at = 0): FieldAnswer {
  const answer = use(Context)
  if (answer === null) return { error: undefined, typed: undefined, id: undefined }
  const values = answer.typed.filter(([of]) => of === name).map(([, value]) => value)
  const error = at === 0 && Object.hasOwn(answer.errors, name) ? answer.errors[name] : undefined
  return { error, typed: values[at], id: error === undefined ? undefined : fieldId(name) }
}

/** Whether a box of a form that came back was ticked; undefined: the form comes fresh. */
export function useTicked(name: string, value: string): boolean | undefined {
  const answer = use(Context)
  return answer?.typed.some(([of, sent]) => of === name && sent === value)
}

/** Of a group of fields: something in it has to be put right. */
export function useHasErrors(names: readonly string[]): boolean {
  const wrong = Object.keys(use(Context)?.errors ?? {})
  return wrong.some((name) => names.some((each) => name === each || name.startsWith(`${each}.`)))
}

export function fieldId(name: string): string {
  return `campo-${name}`
}

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { AccountField, Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { type AccountFormName, accountForms, fieldNames, formComplaints, typedOf } from './account-forms.ts'

export interface AccountFormState {
  readonly complaints: Complaints
  /** What is wrong with the whole, in words. */
  readonly failure: string | null
}

/** What came of sending it by script: where to go on, or the form again. */
export type SentForm = { readonly seeOther: string } | AccountFormState

/** A form as it is filled in: each field is looked at when it is left, from then on as it is typed, and all when it is sent. */
export function useAccountForm(
  form: AccountFormName,
  initial: AccountFormState,
  send?: (fields: URLSearchParams) => Promise<SentForm | null>,
) {
  const [state, setState] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set(fieldsIn(initial.complaints)))
  const [isSending, setSending] = useState(false)
  const [sends, setSends] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  // The summary has the focus after each send that failed.
  useEffect(() => {
    if (sends > 0) summary.current?.focus()
  }, [sends])
  const refuse = (next: AccountFormState): void => {
    setState(next)
    setLeft(new Set(fieldsIn(next.complaints)))
    setSends((count) => count + 1)
  }
  const look = (element: HTMLFormElement, fields: ReadonlySet<AccountField>): void => {
    const found = formComplaints(form, typedIn(form, element))
    setState(({ failure }) => ({ complaints: only(found, fields), failure }))
  }
  // An empty field that is only passed is no mistake yet.
  const filled = (target: EventTarget): AccountField | undefined =>
    target instanceof HTMLInputElement && target.value !== ''
      ? accountForms[form].fields.find((field) => fieldNames[field] === target.name)
      : undefined
  return {
    ...state,
    /** Of what was sent in vain; before that each field speaks for itself. */
    isRefused: sends > 0 || initial.failure !== null || fieldsIn(initial.complaints).length > 0,
    isSending,
    summary,
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
      const field = filled(target)
      if (field === undefined) return
      const fields = new Set([...left, field])
      setLeft(fields)
      look(currentTarget, fields)
    },
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => left.size > 0 && look(currentTarget, left),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const complaints = formComplaints(form, typedIn(form, event.currentTarget))
      if (fieldsIn(complaints).length > 0 || isSending) {
        event.preventDefault()
        if (!isSending) refuse({ complaints, failure: null })
        return
      }
      if (send === undefined) return
      event.preventDefault()
      setSending(true)
      const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>)
      void send(fields)
        .then((sent) => {
          if (sent !== null && !('seeOther' in sent)) refuse(sent)
        })
        .catch(() => refuse({ complaints: {}, failure: NOT_SENT }))
        .finally(() => setSending(false))
    },
  }
}

const NOT_SENT = 'Não foi possível enviar. Veja se tem ligação e tente de novo.'

function fieldsIn(complaints: Complaints): readonly AccountField[] {
  return Object.keys(complaints) as AccountField[]
}

function only(complaints: Complaints, fields: ReadonlySet<AccountField>): Complaints {
  return Object.fromEntries(Object.entries(complaints).filter(([field]) => fields.has(field as AccountField)))
}

function typedIn(form: AccountFormName, element: HTMLFormElement): TypedFields {
  return typedOf(form, new URLSearchParams(new FormData(element) as unknown as Record<string, string>))
}

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { AccountField, Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { type AccountFormName, accountForms, fieldNames, formComplaints, typedOf } from './account-forms.ts'
import type { AccountFormState, SentForm } from './sent-form.ts'

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
  const [isRefused, setIsRefused] = useState(initial.failure !== null || fieldsIn(initial.complaints).length > 0)
  const [refused, setRefused] = useState<Refused>({ complaints: initial.complaints, sent: {} })
  const summary = useRef<HTMLDivElement>(null)
  // The summary has the focus after each send that failed.
  useEffect(() => {
    if (sends > 0) summary.current?.focus()
  }, [sends])
  const refuse = (next: AccountFormState, sent: TypedFields): void => {
    setState(next)
    setRefused({ complaints: next.complaints, sent })
    setLeft(new Set(fieldsIn(next.complaints)))
    setSends((count) => count + 1)
    setIsRefused(true)
  }
  const look = (element: HTMLFormElement, fields: ReadonlySet<AccountField>): void => {
    const typed = typedIn(form, element)
    const complaints = { ...stillTold(refused, typed), ...only(formComplaints(form, typed), fields) }
    setState(({ failure }) => ({ complaints, failure }))
    if (fieldsIn(complaints).length === 0 && state.failure === null) setIsRefused(false)
  }
  // An empty field that is only passed is no mistake yet.
  const filled = (target: EventTarget): AccountField | undefined =>
    target instanceof HTMLInputElement && target.value !== ''
      ? accountForms[form].fields.find((field) => fieldNames[field] === target.name)
      : undefined
  return {
    ...state,
    /** Of what was sent in vain; before that each field speaks for itself. */
    isRefused,
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
      const typed = typedIn(form, event.currentTarget)
      const complaints = formComplaints(form, typed)
      if (fieldsIn(complaints).length > 0 || isSending) {
        event.preventDefault()
        if (!isSending) refuse({ complaints, failure: null }, typed)
        return
      }
      if (send === undefined) return
      event.preventDefault()
      setSending(true)
      const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>)
      void send(fields)
        .then((sent) => {
          if (sent !== null && !('seeOther' in sent)) refuse(sent, typed)
        })
        .catch(() => refuse({ complaints: {}, failure: NOT_SENT }, typed))
        .finally(() => setSending(false))
    },
  }
}

const NOT_SENT = 'Não foi possível enviar. Veja se tem ligação e tente de novo.'

/** What the server said of a form, and of what. */
interface Refused {
  readonly complaints: Complaints
  readonly sent: TypedFields
}

/** Of that, what is true still: of fields that hold what was sent. Only the server knows common passwords and wrong ones. */
function stillTold({ complaints, sent }: Refused, typed: TypedFields): Complaints {
  const same = fieldsIn(complaints).filter((field) => sent[field] === typed[field])
  return only(complaints, new Set(same))
}

function fieldsIn(complaints: Complaints): readonly AccountField[] {
  return Object.keys(complaints) as AccountField[]
}

function only(complaints: Complaints, fields: ReadonlySet<AccountField>): Complaints {
  return Object.fromEntries(Object.entries(complaints).filter(([field]) => fields.has(field as AccountField)))
}

function typedIn(form: AccountFormName, element: HTMLFormElement): TypedFields {
  return typedOf(form, new URLSearchParams(new FormData(element) as unknown as Record<string, string>))
}

import type { ComponentProps, ReactNode } from 'react'

interface FieldWords {
  readonly id: string
  readonly label: ReactNode
  /** What helps to fill it in, below it. */
  readonly hint?: ReactNode
  /** What is wrong with what was filled in: one sentence that says what to do. */
  readonly error?: string | null
}

/** A text field with its label, its hint and its complaint. */
export function Field({
  id,
  label,
  hint,
  error = null,
  ...rest
}: FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...rest} id={id} {...describedBy(id, hint, error)} />
    </FieldFrame>
  )
}

/** The same over several lines. */
export function TextArea({
  id,
  label,
  hint,
  error = null,
  ...rest
}: FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...rest} id={id} {...describedBy(id, hint, error)} />
    </FieldFrame>
  )
}

function FieldFrame({ id, label, hint, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && hint !== null && (
        <p className="fine" id={`${id}-ajuda`}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="complaint" id={`${id}-erro`}>
          {error}
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | null) {
  const by = [hint === undefined || hint === null ? '' : `${id}-ajuda`, error === null ? '' : `${id}-erro`]
  return {
    'aria-describedby': by.filter((each) => each !== '').join(' ') || undefined,
    'aria-invalid': error !== null || undefined,
  }
}

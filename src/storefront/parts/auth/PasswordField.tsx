import { useState } from 'react'
import { PASSWORD_CHARS } from '#domains/identity/rules/password.ts'
import { Field } from '../../ui/Field.tsx'
import { useAwake } from '../search/use-awake.ts'

export interface PasswordFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly error: string | null
  readonly required: boolean
  /** It is chosen here. */
  readonly isNew: boolean
}

/** A password, to be seen by who wants to; the button is there once it works. */
export function PasswordField({ id, label, isNew, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const isAwake = useAwake()
  return (
    <>
      <Field
        {...rest}
        id={id}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        hint={isNew ? `Pelo menos ${PASSWORD_CHARS.least} caracteres. Uma frase sua serve bem.` : null}
      />
      {isAwake && (
        <label htmlFor={`${id}-ver`}>
          <input id={`${id}-ver`} type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} /> Mostrar a
          palavra-passe
        </label>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { TextAreaField, TextField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'

interface Kept {
  readonly version: string
  readonly definition: object
}

/** A definition as JSON, with fields for what is changed most before it. */
export function DefinitionForm({
  kept: { version, definition },
  outcome,
  children,
}: {
  kept: Kept
  outcome: ScreenProps<unknown>['outcome']
  children?: ReactNode
}) {
  const { errors, typed } = outcome?.kind === 'refused' ? outcome : {}
  // What was typed is of the version that was read, whoever has saved since.
  const read = typed?.['version'] ?? version
  return (
    <Form method="post" className="panel" key={version + (typed === undefined ? '' : 'typed')}>
      <input type="hidden" name="version" value={read} />
      {children}
      <TextAreaField
        name="definition"
        label="Definição (JSON)"
        rows={14}
        isCode
        defaultValue={typed?.['definition'] ?? JSON.stringify(definition, null, 2)}
        error={errors?.['definition']}
      />
      <TextField
        name="reason"
        label="Porquê"
        hint="Fica no registo de alterações."
        maxLength={500}
        defaultValue={typed?.['reason'] ?? ''}
      />
      <div className="actions">
        <button type="submit" className="primary">
          Guardar
        </button>
      </div>
    </Form>
  )
}

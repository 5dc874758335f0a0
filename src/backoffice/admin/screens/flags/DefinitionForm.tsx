import type { ReactNode } from 'react'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextAreaField, TextField } from '../../../parts/Field.tsx'
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
  return (
    <AnsweredForm outcome={outcome} className="panel" key={version}>
      <HiddenField name="version" value={version} />
      {children}
      <TextAreaField
        name="definition"
        label="Definição (JSON)"
        rows={14}
        isCode
        defaultValue={JSON.stringify(definition, null, 2)}
      />
      <TextField name="reason" label="Porquê" hint="Fica no registo de alterações." maxLength={500} />
      <div className="actions">
        <button type="submit" className="primary">
          Guardar
        </button>
      </div>
    </AnsweredForm>
  )
}

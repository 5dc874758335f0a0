import type { ReactNode } from 'react'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField } from '../../../parts/Field.tsx'
import type { Outcome } from '../../../parts/frame/outcome.ts'
import { useMay } from '../../../parts/frame/use-may.ts'

/** A part of the profile as a form; who may not change it sees its fields, and no button. */
export function OwnProfileForm({
  version,
  outcome,
  children,
}: {
  version: string
  outcome: Outcome | undefined
  children: ReactNode
}) {
  const may = useMay()
  return (
    <AnsweredForm outcome={outcome} className="form wide" key={version}>
      <HiddenField name="version" value={version} />
      {children}
      {may('profile') ? (
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      ) : (
        <p className="soft">A sua função só deixa ver.</p>
      )}
    </AnsweredForm>
  )
}

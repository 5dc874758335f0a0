import { Link } from 'react-router'
import { HiddenField, SelectField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn } from './definition-words.ts'
import { DefinitionForm } from './DefinitionForm.tsx'
import type { FlagData } from './flag-data.ts'

/** B-08: one flag: a switch where it is one, and its rules as they are written. */
export function FlagScreen({ data: { environment, flag }, outcome }: ScreenProps<FlagData>) {
  const value = fieldIn(flag.definition, 'defaultValue')
  return (
    <>
      <ScreenHead
        title={flag.key}
        lead={[fieldIn(flag.definition, 'description'), `Ambiente: ${environment}`].filter(Boolean).join(' · ')}
      >
        <Link to="/flags">Todas as flags</Link>
      </ScreenHead>
      <DefinitionForm kept={flag} outcome={outcome}>
        {typeof value === 'boolean' && (
          <>
            <HiddenField name="defaultValueWas" value={String(value)} />
            <SelectField
              name="defaultValue"
              label="Para quem não cai em nenhuma regra"
              defaultValue={String(value)}
              options={[
                ['true', 'Ligada'],
                ['false', 'Desligada'],
              ]}
            />
          </>
        )}
      </DefinitionForm>
    </>
  )
}

import type { ShopProfile } from '#platform/api-client/calls.ts'
import { TextAreaField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { PolicyFields } from '../../../parts/shop-profile/ProfileFields.tsx'
import type { ScreenProps } from '../../screen.ts'
import { OwnProfileForm } from './OwnProfileForm.tsx'

/** B-07: policies, and what the shop says of itself. */
export function PoliciesScreen({ data: { profile, version }, outcome }: ScreenProps<ShopProfile>) {
  return (
    <>
      <ScreenHead title="Políticas" lead="Devoluções, montagem e recolha, como os compradores as leem." />
      <OwnProfileForm version={version} outcome={outcome}>
        <TextAreaField name="description" label="Descrição" defaultValue={profile.description ?? ''} maxLength={2000} />
        <TextField
          name="contactMail"
          type="email"
          label="E-mail de contacto"
          hint="Para perguntas e avisos à loja; não é mostrado."
          defaultValue={profile.contactMail ?? ''}
        />
        <TextField
          name="coolingOffDays"
          label="Dias para mudar de ideias"
          inputMode="numeric"
          defaultValue={profile.coolingOffDays ?? ''}
        />
        <PolicyFields profile={profile} />
      </OwnProfileForm>
    </>
  )
}

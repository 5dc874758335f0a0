import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { TextAreaField, TextField } from '../Field.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { centsTyped } from '../money-words.ts'

type Profile = BackofficeEshop['profile']

/** What a shop says of itself. Its fields, as all of a profile, are named as its values (`profile-of-form.ts` reads them), for who runs the site and for the shop itself. */
export function OwnWordsFields({
  profile: { description, contactMail },
}: {
  profile: Pick<Profile, 'description' | 'contactMail'>
}) {
  return (
    <>
      <TextAreaField name="description" label="Descrição" defaultValue={description ?? ''} maxLength={2000} />
      <TextField
        name="contactMail"
        type="email"
        label="E-mail de contacto"
        hint="Para perguntas e avisos à loja; não é mostrado."
        defaultValue={contactMail ?? ''}
      />
    </>
  )
}

/** Returns, assembly and collection. */
export function PolicyFields({
  profile,
}: {
  profile: Pick<Profile, 'coolingOffDays' | 'returnPolicy' | 'assemblyPolicy' | 'collectionPolicy'>
}) {
  return (
    <>
      <TextField
        name="coolingOffDays"
        label="Dias para mudar de ideias"
        inputMode="numeric"
        defaultValue={profile.coolingOffDays ?? ''}
      />
      <Policy name="returnPolicy" label="Devoluções" policy={profile.returnPolicy} />
      <Policy name="assemblyPolicy" label="Montagem" policy={profile.assemblyPolicy} />
      <Policy name="collectionPolicy" label="Recolha do móvel antigo" policy={profile.collectionPolicy} />
    </>
  )
}

function Policy({ name, label, policy }: { name: string; label: string; policy: Profile['returnPolicy'] }) {
  return (
    <FieldGroup title={label} {...(policy === null && { lead: 'desconhecido' })} names={[name]} isOpen={false}>
      <TextAreaField
        name={`${name}.text`}
        label={`${label}: condições`}
        defaultValue={policy?.text ?? ''}
        maxLength={2000}
      />
      <TextField
        name={`${name}.costCents`}
        label="Custo (€)"
        inputMode="decimal"
        defaultValue={centsTyped(policy?.costCents ?? null)}
      />
      <TextField name={`${name}.checkedOn`} type="date" label="Visto no dia" defaultValue={policy?.checkedOn ?? ''} />
      <TextField name={`${name}.url`} type="url" label="Página da loja" defaultValue={policy?.url ?? ''} />
    </FieldGroup>
  )
}

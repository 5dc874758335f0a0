import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '../Field.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { lisbonLocal } from '../lisbon-moment.ts'

type Profile = BackofficeEshop['profile']

const regions = [
  ['', '–'],
  ['mainland', 'Continente'],
  ['madeira', 'Madeira'],
  ['azores', 'Açores'],
] as const
/** Empty rows beneath those that are there. */
const MORE_ROWS = 2

/** Fields of a shop's profile, named as its values (`profile-of-form.ts` reads them): for who runs the site and for the shop itself. */
export function PolicyFields({
  profile,
}: {
  profile: Pick<Profile, 'returnPolicy' | 'assemblyPolicy' | 'collectionPolicy'>
}) {
  return (
    <>
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
        defaultValue={euros(policy?.costCents ?? null)}
      />
      <TextField name={`${name}.checkedOn`} type="date" label="Visto no dia" defaultValue={policy?.checkedOn ?? ''} />
      <TextField name={`${name}.url`} type="url" label="Página da loja" defaultValue={policy?.url ?? ''} />
    </FieldGroup>
  )
}

export function TariffFields({ tariffs }: { tariffs: Profile['tariffs'] }) {
  return (
    <fieldset className="field">
      <legend>Portes: por região, o primeiro escalão que serve</legend>
      {[...tariffs, ...Array<null>(MORE_ROWS).fill(null)].map((row, at) => {
        const name = (field: string) => `tariffs.${at}.${field}`
        return (
          <div key={at} className="filters">
            <SelectField name={name('region')} label="Região" options={regions} defaultValue={row?.region ?? ''} />
            <SelectField
              name={name('delivered')}
              label="Entrega"
              options={[
                ['yes', 'Entrega'],
                ['no', 'Não entrega'],
              ]}
              defaultValue={row?.delivered === false ? 'no' : 'yes'}
            />
            <TextField
              name={name('priceCents')}
              label="Preço (€)"
              inputMode="decimal"
              defaultValue={euros(row?.priceCents ?? null)}
            />
            <TextField
              name={name('freeFromCents')}
              label="Grátis desde (€)"
              inputMode="decimal"
              defaultValue={euros(row?.freeFromCents ?? null)}
            />
            <TextField
              name={name('upToWeightG')}
              label="Até (g)"
              inputMode="numeric"
              defaultValue={row?.upToWeightG ?? ''}
            />
            <TextField
              name={name('upToPriceCents')}
              label="Até (€)"
              inputMode="decimal"
              defaultValue={euros(row?.upToPriceCents ?? null)}
            />
            <TextField
              name={name('deliveryDays')}
              label="Dias"
              inputMode="numeric"
              defaultValue={row?.deliveryDays ?? ''}
            />
            <TextField name={name('label')} label="Nome" defaultValue={row?.label ?? ''} />
          </div>
        )
      })}
    </fieldset>
  )
}

export function VoucherFields({ vouchers }: { vouchers: Profile['vouchers'] }) {
  return (
    <fieldset className="field">
      <legend>Vales</legend>
      {[...vouchers, ...Array<null>(MORE_ROWS).fill(null)].map((row, at) => {
        const name = (field: string) => `vouchers.${at}.${field}`
        const value = row === null ? '' : row.valueType === 'percent' ? String(row.value) : euros(row.value)
        return (
          <div key={at} className="filters">
            <TextField name={name('code')} label="Código" defaultValue={row?.code ?? ''} />
            <SelectField
              name={name('valueType')}
              label="Desconto em"
              options={[
                ['percent', '%'],
                ['amount', '€'],
              ]}
              defaultValue={row?.valueType ?? 'percent'}
            />
            <TextField name={name('value')} label="Desconto" inputMode="decimal" defaultValue={value} />
            <TextField
              name={name('minOrderCents')}
              label="Compra mínima (€)"
              inputMode="decimal"
              defaultValue={euros(row?.minOrderCents ?? null)}
            />
            <TextField
              name={name('validFrom')}
              type="datetime-local"
              label="Desde"
              defaultValue={localOf(row?.validFrom ?? null)}
            />
            <TextField
              name={name('validUntil')}
              type="datetime-local"
              label="Até"
              defaultValue={localOf(row?.validUntil ?? null)}
            />
            <TextField name={name('description')} label="Descrição" defaultValue={row?.description ?? ''} />
            <CheckField name={name('unconditional')} label="Sem condições" isChecked={row?.unconditional ?? false} />
          </div>
        )
      })}
    </fieldset>
  )
}

function localOf(iso: string | null): string {
  return iso === null ? '' : lisbonLocal(iso)
}

function euros(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')
}

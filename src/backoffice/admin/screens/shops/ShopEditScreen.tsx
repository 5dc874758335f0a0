import { Link } from 'react-router'
import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckField, HiddenField, SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { FieldGroup } from '../../../parts/FieldGroup.tsx'
import { lisbonLocal } from '../../../parts/lisbon-moment.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

type Profile = BackofficeEshop['profile']

const regions = [
  ['', '–'],
  ['mainland', 'Continente'],
  ['madeira', 'Madeira'],
  ['azores', 'Açores'],
] as const
/** Empty rows beneath those that are there. */
const MORE_ROWS = 2

/** B-08: what of a shop is edited by hand: by the same checks as its file. */
export function ShopEditScreen({ data: { eshopId, profile, version }, outcome }: ScreenProps<BackofficeEshop>) {
  return (
    <>
      <ScreenHead title={profile.name} lead="O que ficar vazio é desconhecido, nunca zero.">
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      <AnsweredForm outcome={outcome} className="form" key={version}>
        <HiddenField name="version" value={version} />
        <TextField name="name" label="Nome" defaultValue={profile.name} maxLength={100} required />
        <TextAreaField name="description" label="Descrição" defaultValue={profile.description ?? ''} maxLength={2000} />
        <TextField
          name="contactMail"
          type="email"
          label="E-mail de contacto"
          hint="Para perguntas e avisos à loja; não é mostrado."
          defaultValue={profile.contactMail ?? ''}
        />
        <TextField
          name="domains"
          label="Domínios"
          hint="Sem www., separados por espaços."
          defaultValue={profile.domains.map(({ domain }) => domain).join(' ')}
        />
        <TextField
          name="coolingOffDays"
          label="Dias para mudar de ideias"
          inputMode="numeric"
          defaultValue={profile.coolingOffDays ?? ''}
        />
        <Policy name="returnPolicy" label="Devoluções" policy={profile.returnPolicy} />
        <Policy name="assemblyPolicy" label="Montagem" policy={profile.assemblyPolicy} />
        <Policy name="collectionPolicy" label="Recolha do móvel antigo" policy={profile.collectionPolicy} />
        <Tariffs tariffs={profile.tariffs} />
        <Vouchers vouchers={profile.vouchers} />
        <TextField name="reason" label="Motivo" maxLength={500} required />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
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

function Tariffs({ tariffs }: { tariffs: Profile['tariffs'] }) {
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

function Vouchers({ vouchers }: { vouchers: Profile['vouchers'] }) {
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

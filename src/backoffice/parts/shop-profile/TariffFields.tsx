import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { SelectField, TextField } from '../Field.tsx'
import { FieldRows } from '../FieldRows.tsx'
import { centsTyped } from '../money-words.ts'

type Tariff = BackofficeEshop['profile']['tariffs'][number]

const regions = [
  ['', '–'],
  ['mainland', 'Continente'],
  ['madeira', 'Madeira'],
  ['azores', 'Açores'],
] as const

/** A row a bracket of delivery, and empty ones for more. */
export function TariffFields({ tariffs }: { tariffs: readonly Tariff[] }) {
  return (
    <fieldset className="field">
      <legend>Portes: por região, o primeiro escalão que serve</legend>
      <FieldRows table="tariffs" label="Escalão" rows={tariffs}>
        {(row, name) => (
          <>
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
              defaultValue={centsTyped(row?.priceCents ?? null)}
            />
            <TextField
              name={name('freeFromCents')}
              label="Grátis desde (€)"
              inputMode="decimal"
              defaultValue={centsTyped(row?.freeFromCents ?? null)}
            />
            <TextField
              name={name('upToWeightG')}
              label="Peso até (g)"
              inputMode="numeric"
              defaultValue={row?.upToWeightG ?? ''}
            />
            <TextField
              name={name('upToPriceCents')}
              label="Compra até (€)"
              inputMode="decimal"
              defaultValue={centsTyped(row?.upToPriceCents ?? null)}
            />
            <TextField
              name={name('deliveryDays')}
              label="Dias"
              inputMode="numeric"
              defaultValue={row?.deliveryDays ?? ''}
            />
            <TextField name={name('label')} label="Nome" defaultValue={row?.label ?? ''} />
          </>
        )}
      </FieldRows>
    </fieldset>
  )
}

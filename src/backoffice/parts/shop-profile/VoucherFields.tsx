import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { CheckField, SelectField, TextField } from '../Field.tsx'
import { FieldRows } from '../FieldRows.tsx'
import { lisbonLocal } from '../lisbon-moment.ts'
import { centsTyped } from '../money-words.ts'

type Voucher = BackofficeEshop['profile']['vouchers'][number]

/** A row a voucher, and empty ones for more. */
export function VoucherFields({ vouchers }: { vouchers: readonly Voucher[] }) {
  return (
    <fieldset className="field">
      <legend>Vales</legend>
      <FieldRows table="vouchers" label="Vale" rows={vouchers}>
        {(row, name) => (
          <>
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
            <TextField name={name('value')} label="Desconto" inputMode="decimal" defaultValue={discountTyped(row)} />
            <TextField
              name={name('minOrderCents')}
              label="Compra mínima (€)"
              inputMode="decimal"
              defaultValue={centsTyped(row?.minOrderCents ?? null)}
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
          </>
        )}
      </FieldRows>
    </fieldset>
  )
}

function discountTyped(voucher: Voucher | null): string {
  if (voucher === null) return ''
  return voucher.valueType === 'percent' ? String(voucher.value) : centsTyped(voucher.value)
}

function localOf(iso: string | null): string {
  return iso === null ? '' : lisbonLocal(iso)
}

import { Link } from 'react-router'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextAreaField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

/** B-04: an invoice given back by a credit note. */
export function CreditScreen({ data: { invoice }, outcome }: ScreenProps<{ readonly invoice: string }>) {
  return (
    <>
      <ScreenHead
        title="Nota de crédito"
        lead="Corrige uma fatura a favor da loja: devolve-a toda ou em parte, com o IVA que teve. A fatura fica como está."
      >
        <Link to="/faturas">Faturas</Link>
      </ScreenHead>
      <AnsweredForm outcome={outcome} className="form">
        <TextField
          name="invoice"
          label="Fatura"
          hint="Como está no documento: FT 2026/17."
          defaultValue={invoice}
          required
        />
        <TextField
          name="amount"
          label="Valor sem IVA (€)"
          hint="Vazio: tudo o que falta devolver."
          inputMode="decimal"
        />
        <TextAreaField name="reason" label="Porquê" hint="Fica no documento." maxLength={500} required />
        <div className="actions">
          <button type="submit" className="primary">
            Fazer nota de crédito
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

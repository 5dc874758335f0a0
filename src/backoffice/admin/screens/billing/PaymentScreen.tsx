import { Link } from 'react-router'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

/** B-04: money that has come, told by hand. */
export function PaymentScreen({
  data: { invoice, key },
  outcome,
}: ScreenProps<{ readonly invoice: string; readonly key: string }>) {
  return (
    <>
      <ScreenHead title="Registar pagamento" lead="O que veio do banco para uma fatura. Fica no registo.">
        <Link to="/faturas">Faturas</Link>
      </ScreenHead>
      <AnsweredForm outcome={outcome} className="form" key={key}>
        <HiddenField name="key" value={key} />
        <TextField
          name="invoice"
          label="Fatura"
          hint="Como está no documento: FT 2026/17."
          defaultValue={invoice}
          required
        />
        <TextField name="amount" label="Valor (€)" inputMode="decimal" required />
        <TextField name="receivedOn" type="date" label="Recebido em" required />
        <TextField name="text" label="Descritivo do banco" maxLength={300} />
        <div className="actions">
          <button type="submit" className="primary">
            Registar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

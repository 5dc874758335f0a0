import { Link } from 'react-router'
import { SelectField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { monthWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-04: the month's SAF-T file, for who keeps the books. The form is a link with a choice: it works without scripts. */
export function SaftScreen({ data: { months } }: ScreenProps<{ readonly months: readonly string[] }>) {
  return (
    <>
      <ScreenHead title="SAF-T" lead="Os documentos emitidos num mês, para a contabilidade: SAF-T (PT) 1.04_01.">
        <Link to="/faturas">Faturas</Link>
      </ScreenHead>
      <form className="form" method="get" action="/v1/backoffice/saft">
        <SelectField
          name="month"
          label="Mês"
          hint="Pela data de emissão."
          options={months.map((month) => [month, monthWords(month)] as const)}
        />
        <div className="actions">
          <button type="submit" className="primary">
            Descarregar SAF-T
          </button>
        </div>
      </form>
    </>
  )
}

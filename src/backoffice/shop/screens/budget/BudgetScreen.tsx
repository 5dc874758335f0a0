import { Link } from 'react-router'
import type { ShopBudget } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckField, HiddenField, TextField } from '../../../parts/Field.tsx'
import { eurosTyped, microsText } from '../../../parts/money-words.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import { isNearCap, paceText, usedText, weekdays } from './budget-words.ts'

/** Empty rows beneath those that are there. */
const MORE_ROWS = 1

/** B-04: daily and monthly caps with what is used of them, pause and schedule. */
export function BudgetScreen({ data, outcome }: ScreenProps<ShopBudget>) {
  const { daily, monthly, paused, version, spent, pace } = data
  return (
    <>
      <ScreenHead
        title="Orçamento"
        lead="O mais que a loja paga: quando se esgota, os cliques continuam a chegar à loja e não custam nada. Avisamos por e-mail aos 80 % e aos 100 %."
      >
        <Link to="/licitacoes">Licitações</Link>
        <Link to="/cliques">Cliques</Link>
      </ScreenHead>
      {paused && <p className="outcome refused">Em pausa: nenhum clique é pago e nenhuma oferta sobe por licitação.</p>}
      <ul className="figures">
        <Used label="Gasto hoje" micros={spent.dayMicros} cap={daily} more={paused ? null : paceText(pace)} />
        <Used label="Gasto este mês" micros={spent.monthMicros} cap={monthly} />
      </ul>
      <AnsweredForm outcome={outcome} className="form" key={version}>
        <HiddenField name="version" value={version} />
        <TextField
          name="daily"
          label="Por dia (€)"
          hint="O dia acaba à meia-noite em Portugal. Vazio: sem limite."
          inputMode="decimal"
          defaultValue={eurosTyped(daily)}
        />
        <TextField
          name="monthly"
          label="Por mês (€)"
          hint="Vazio: sem limite."
          inputMode="decimal"
          defaultValue={eurosTyped(monthly)}
        />
        <CheckField name="paused" label="Em pausa: não pagar nenhum clique" isChecked={paused} />
        <Schedule data={data} />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

function Used({
  label,
  micros,
  cap,
  more = null,
}: {
  label: string
  micros: number
  cap: number | null
  more?: string | null
}) {
  return (
    <li className="figure" data-tone={isNearCap(micros, cap) ? 'care' : 'well'}>
      <h2>{label}</h2>
      <p className="value">{microsText(micros)}</p>
      <p className="soft">{usedText(micros, cap)}</p>
      {more !== null && <p className="soft">{more}</p>}
    </li>
  )
}

function Schedule({ data: { hours } }: { data: ShopBudget }) {
  return (
    <>
      <p className="soft">
        Horário: quando os cliques são pagos, pela hora de Portugal. Sem horário, sempre. Uma linha sem dias não conta.
      </p>
      {[...hours, ...Array<null>(MORE_ROWS).fill(null)].map((row, at) => (
        <fieldset key={at} className="field">
          <legend>{`Horário ${at + 1}`}</legend>
          <div className="choices week">
            {weekdays.map((name, index) => (
              <CheckField
                key={name}
                name={`hours.${at}.days`}
                value={String(index + 1)}
                label={name}
                isChecked={row?.days.includes(index + 1) ?? false}
              />
            ))}
          </div>
          <div className="filters">
            <TextField name={`hours.${at}.from`} label="Das" inputMode="numeric" defaultValue={row?.from ?? '09:00'} />
            <TextField name={`hours.${at}.to`} label="Às" inputMode="numeric" defaultValue={row?.to ?? '24:00'} />
          </div>
        </fieldset>
      ))}
    </>
  )
}

import { Link } from 'react-router'
import type { ShownBillingAccount } from '#platform/api-client/calls.ts'
import { formatShortDay } from '#storefront/copy/format.ts'
import { AccountFields } from '../../../parts/AccountFields.tsx'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextField } from '../../../parts/Field.tsx'
import { eurosText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { monthWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { costWords, registerWords } from './account-state-words.ts'

/** B-04: one shop's account, all that is known of its money. */
export function AccountScreen({ data, outcome }: ScreenProps<ShownBillingAccount>) {
  const { shop, eshopId, owed, overdue, unbilled } = data
  return (
    <>
      <ScreenHead title={shop} lead="Conta da loja: saldo, VIES, acordo, documentos e pagamentos.">
        <Link to="/contas">Contas</Link>
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      <ul className="figures">
        <Figure title={owed < 0 ? 'A favor da loja' : 'Por pagar'} euros={Math.abs(owed)} isCare={owed > 0} />
        <Figure title="Vencido" euros={overdue} isCare={overdue > 0} />
        <Figure title="Por faturar, sem IVA" euros={unbilled} isCare={false} />
      </ul>
      <Register data={data} />
      <Agreement data={data} outcome={outcome} />
      <Documents data={data} />
      <PlainTable
        caption="Pagamentos"
        heads={['N.º', 'Recebido em', { figures: 'Valor' }, 'Fatura', 'Descritivo']}
        rows={data.payments.map(({ id, receivedOn, amount, invoice, text }) => [
          id,
          formatShortDay(receivedOn),
          eurosText(amount),
          invoice ?? '–',
          text,
        ])}
      />
      <AccountForm data={data} outcome={outcome} />
    </>
  )
}

function Figure({ title, euros, isCare }: { title: string; euros: number; isCare: boolean }) {
  return (
    <li className="figure" data-tone={isCare ? 'care' : 'well'}>
      <h2>{title}</h2>
      <p className="value">{eurosText(euros)}</p>
    </li>
  )
}

type Part = Pick<ScreenProps<ShownBillingAccount>, 'data' | 'outcome'>

/** Of several forms the one that was sent says what came of it. */
function ofForm(outcome: Part['outcome'], doing: string): Part['outcome'] {
  const isOther =
    outcome?.kind === 'refused' && !outcome.typed?.some(([name, value]) => name === 'do' && value === doing)
  return isOther ? undefined : outcome
}

function Register({ data }: Pick<Part, 'data'>) {
  const { vatNumber, isAsked } = data.register
  return (
    <section aria-label="VIES">
      <h2>VIES</h2>
      <p>{registerWords(data)}</p>
      {vatNumber !== null && isAsked && (
        <AnsweredForm outcome={undefined} className="form">
          <HiddenField name="do" value="ask" />
          <div className="actions">
            <button type="submit">Perguntar agora</button>
          </div>
        </AnsweredForm>
      )}
    </section>
  )
}

/** Only of shops without an application; of the others the call says so. */
function Agreement({ data: { costFrom }, outcome }: Part) {
  return (
    <section aria-label="Acordo">
      <h2>Quando os cliques custam</h2>
      <AnsweredForm outcome={ofForm(outcome, 'agree')} className="form">
        <HiddenField name="do" value="agree" />
        <p>
          {`Os cliques custam: ${costWords(costFrom)}. Uma loja que entrou por pedido segue os termos que aceitou ou que lhe foram comunicados.`}
        </p>
        <TextField
          name="from"
          type="date"
          label="Acordo feito fora do site, desde"
          hint="Vazio: não há acordo, e os cliques são grátis."
          defaultValue={costFrom === null ? '' : costFrom.slice(0, 10)}
        />
        <div className="actions">
          <button type="submit">Guardar o dia</button>
        </div>
      </AnsweredForm>
    </section>
  )
}

function Documents({ data: { documents } }: Pick<Part, 'data'>) {
  return (
    <PlainTable
      caption="Documentos"
      isWordy
      heads={['Documento', 'Mês', 'Emissão', 'Vencimento', { figures: 'Total' }, { figures: 'Por pagar' }, 'Fazer']}
      rows={documents.map(({ id, kind, name, month, issuedOn, dueOn, gross, open, credits }) => [
        <a key="n" href={`/v1/backoffice/billing-documents/${id}.pdf`} download>
          {name}
        </a>,
        monthWords(month),
        formatShortDay(issuedOn),
        dueOn === null ? '–' : formatShortDay(dueOn),
        eurosText(gross),
        open === null ? `credita ${credits}` : eurosText(open),
        kind === 'FT' && (
          <span key="f">
            <Link to={`/faturas/pagamento?fatura=${encodeURIComponent(name)}`}>{`Pagamento de ${name}`}</Link>
            {' · '}
            <Link to={`/faturas/credito?fatura=${encodeURIComponent(name)}`}>{`Nota de crédito de ${name}`}</Link>
          </span>
        ),
      ])}
    />
  )
}

function AccountForm({ data: { account, version }, outcome }: Part) {
  return (
    <section aria-label="Dados de faturação">
      <h2>Dados de faturação</h2>
      {account === null && <p className="outcome refused">Faltam: sem eles não há faturas.</p>}
      <AnsweredForm outcome={ofForm(outcome, 'save')} className="form" key={version}>
        <HiddenField name="do" value="save" />
        <HiddenField name="version" value={version} />
        <AccountFields account={account} />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </section>
  )
}

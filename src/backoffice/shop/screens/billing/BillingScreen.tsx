import { Link } from 'react-router'
import type { BillingBalanceAnswer, BillingDocument } from '#platform/api-client/calls.ts'
import { formatShortDay } from '#storefront/copy/format.ts'
import { AccountFields } from '../../../parts/AccountFields.tsx'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField } from '../../../parts/Field.tsx'
import { ofShop } from '../../../parts/frame/api-of.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { eurosText, microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { monthWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import type { Account } from '../../../parts/account-words.ts'

interface Billing {
  readonly documents: readonly BillingDocument[]
  readonly balance: BillingBalanceAnswer
  readonly account: Account | null
  readonly version: string
  /** '2026-11', the newest first. */
  readonly months: readonly string[]
}

/** B-04: what is owed, documents with their files, statements by month, and the billing data. */
export function BillingScreen({ data, outcome }: ScreenProps<Billing>) {
  const { documents, balance, account, version, months } = data
  const { eshop = '' } = usePlace()
  return (
    <>
      <ScreenHead title="Faturas" lead="Uma por mês, com IVA, sobre os cliques que contam.">
        <Link to="/cliques">Cliques</Link>
      </ScreenHead>
      {account === null && (
        <p className="outcome refused">
          Faltam os dados de faturação: sem eles não há faturas. <a href="#dados">Preencher</a>
        </p>
      )}
      <ul className="figures">
        <li className="figure" data-tone={balance.owed > 0 ? 'care' : 'well'}>
          <h2>{balance.owed < 0 ? 'A seu favor' : 'Por pagar'}</h2>
          <p className="value">{eurosText(Math.abs(balance.owed))}</p>
          <p className="soft">de faturas emitidas</p>
        </li>
        <li className="figure" data-tone="well">
          <h2>Por faturar</h2>
          <p className="value">{microsText(balance.unbilledMicros)}</p>
          <p className="soft">cliques que ainda não estão em nenhuma fatura, sem IVA</p>
        </li>
      </ul>
      {documents.length === 0 && (
        <p className="empty">Ainda não há faturas. A de cada mês sai nos primeiros dias do mês seguinte.</p>
      )}
      <Documents documents={documents} eshop={eshop} />
      <PlainTable
        caption="Extratos"
        heads={['Mês', 'Ficheiro']}
        rows={months.map((month) => [
          monthWords(month),
          <a key={month} href={ofShop(`/api/v2/billing/statement.csv?month=${month}`, eshop)} download>
            {`Extrato de ${monthWords(month)} (CSV)`}
          </a>,
        ])}
      />
      <h2 id="dados">Dados de faturação</h2>
      <AnsweredForm outcome={outcome} className="form" key={version}>
        <HiddenField name="version" value={version} />
        <AccountFields account={account} />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

function Documents({ documents, eshop }: { documents: readonly BillingDocument[]; eshop: string }) {
  return (
    <PlainTable
      caption="Documentos"
      isWordy
      heads={[
        'Documento',
        'Mês',
        'Emissão',
        'Vencimento',
        { figures: 'Sem IVA' },
        { figures: 'IVA' },
        { figures: 'Total' },
        { figures: 'Por pagar' },
        'Referência',
      ]}
      rows={documents.map(({ id, name, month, issuedOn, dueOn, net, vat, gross, open, reference, credits }) => [
        <a key={id} href={ofShop(`/api/v2/billing/documents/${id}.pdf`, eshop)} download>
          {`${name} (PDF)`}
        </a>,
        monthWords(month),
        <ShortDay key={`${id} issued`} day={issuedOn} />,
        dueOn === null ? '–' : <ShortDay key={`${id} due`} day={dueOn} />,
        ...[net, vat, gross].map(eurosText),
        open === null ? `credita ${credits}` : eurosText(open),
        reference,
      ])}
    />
  )
}

/** A day is read in one piece, however narrow its column. */
function ShortDay({ day }: { day: string }) {
  return <span className="nowrap">{formatShortDay(day)}</span>
}

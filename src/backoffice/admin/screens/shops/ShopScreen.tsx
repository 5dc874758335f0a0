import { Form, Link } from 'react-router'
import { SUSPENSION_LABELS } from '#domains/eshops/rules/suspension-reasons.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { TextAreaField, TextField } from '../../../parts/Field.tsx'
import { CheckGroup } from '../../../parts/CheckGroup.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { durationWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { runStateWords } from '../../../parts/feed-words.ts'
import type { ShopData } from './shop-data.ts'

/** B-08: a shop as who runs the site sees it. */
export function ShopScreen({ data: { feed, runs, eshop } }: ScreenProps<ShopData>) {
  const { eshopId } = eshop
  const may = useMay()
  return (
    <>
      <ScreenHead
        title={feed.eshop.name}
        lead={`${countOf(feed.liveOffers, ['oferta ativa', 'ofertas ativas'])} · ${feed.eshop.domains.join(', ')}`}
      >
        <Link to={`/lojas/${eshopId}/editar`}>Editar a loja</Link>
        <Link to={`/ofertas?eshopId=${eshopId}`}>Ofertas</Link>
        <Link to={`/lojas/${eshopId}/categorias`}>Categorias por decidir</Link>
        <Link to={`/lojas/${eshopId}/pessoas`}>Pessoas</Link>
        {may('staff:finance') && <Link to={`/contas/${eshopId}`}>Conta</Link>}
      </ScreenHead>
      {feed.notices.map(({ kind, message, since }) => (
        <p key={kind} className="outcome">{`${message} Desde ${momentWords(since)}.`}</p>
      ))}
      <FeedPanel feed={feed} />
      <PlainTable
        caption="Importações"
        isWordy
        heads={[
          'Importação',
          'Quando',
          'Estado',
          ...['Lidas', 'Recusadas', 'Novas', 'Alteradas', 'Saíram'].map((figures) => ({ figures })),
        ]}
        rows={runs.map(({ runId, startedAt, state, offers }) => [
          <Link key="r" to={`/lojas/${eshopId}/importacoes/${runId}`}>
            {`N.º ${runId}`}
          </Link>,
          momentWords(startedAt),
          runStateWords[state],
          ...[offers.read, offers.rejected, offers.created, offers.updated, offers.deactivated].map(formatCount),
        ])}
      />
      {eshop.suspension === null ? <Suspend /> : <Suspended suspension={eshop.suspension} />}
    </>
  )
}

/** Where the offers come from, and when they are read again. */
function FeedPanel({ feed }: { feed: ShopData['feed'] }) {
  if (feed.url === null) return <p className="empty">A loja não tem endereço de feed: as suas ofertas não são lidas.</p>
  return (
    <section className="panel" aria-label="Feed">
      <h2>Feed</h2>
      <p className="mono">{feed.url}</p>
      <p>{`Lido a cada ${durationWords(feed.everyMinutes * 60)}; próxima leitura em ${momentWords(feed.nextFetchAt)}.`}</p>
      <Form method="post" className="filters">
        <TextField
          name="reason"
          label="Ler agora: motivo"
          hint="Fica no registo de alterações, com o seu nome."
          maxLength={500}
          required
        />
        <button type="submit" name="what" value="fetch">
          Ler agora
        </button>
      </Form>
    </section>
  )
}

function Suspend() {
  return (
    <details>
      <summary className="unfold">Suspender a loja</summary>
      <Form method="post" className="form">
        <CheckGroup name="reasons" legend="Motivos" options={Object.entries(SUSPENSION_LABELS)} />
        <TextAreaField
          name="facts"
          label="Factos"
          hint="A loja lê isto palavra por palavra no e-mail: o que foi visto, quando, onde."
          rows={5}
          maxLength={2000}
          required
        />
        <TextField name="beginsAt" type="date" label="A partir de" hint="Vazio: logo que os motivos o permitam." />
        <div className="actions">
          <button type="submit" name="what" value="suspend" className="danger">
            Suspender
          </button>
        </div>
      </Form>
    </details>
  )
}

function Suspended({ suspension }: { suspension: NonNullable<ShopData['eshop']['suspension']> }) {
  const { number, reasons, facts, toldAt, beginsAt, isBegun } = suspension
  return (
    <section className="outcome" aria-label="Suspensão">
      <h2>
        {isBegun ? `Suspensa desde ${momentWords(beginsAt)}` : `Suspensão anunciada para ${momentWords(beginsAt)}`}
      </h2>
      <p>{`N.º ${number}, avisada em ${momentWords(toldAt)}. ${reasons.map((reason) => SUSPENSION_LABELS[reason]).join('; ')}.`}</p>
      <p>{facts}</p>
      <Form method="post" className="form">
        <TextAreaField name="facts" label="O que dizer à loja" rows={3} maxLength={2000} required />
        <div className="actions">
          <button type="submit" name="what" value="end">
            Acabar a suspensão
          </button>
        </div>
      </Form>
    </section>
  )
}

import { Form, Link } from 'react-router'
import type { FeedProblemsAnswer, FeedRun, FeedState } from '#platform/api-client/calls.ts'
import { DIALECT_NAMES, dialectName } from '#storefront/copy/dialect-names.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { runStateWords } from '../../../parts/feed-words.ts'
import { periodOptions, periodWords } from '../../../parts/feed-period-words.ts'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { PriceMoves } from '../../../parts/RunTables.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { ItemProblems } from './ItemProblems.tsx'

interface Feed {
  readonly feed: FeedState
  readonly runs: readonly FeedRun[]
  readonly problems: FeedProblemsAnswer
  /** The problem that is shown alone. */
  readonly code: string | null
}

/** B-07: where the feed is fetched from and when, its imports with what they changed, and what is wrong with its items. */
export function FeedScreen({ data: { feed, runs, problems, code }, outcome }: ScreenProps<Feed>) {
  const may = useMay()
  const [last] = runs
  return (
    <>
      <ScreenHead title="Feed" lead={readingWords(feed, last)}>
        <ExportLink path="/api/v2/feeds/problems.csv" label="Problemas em CSV" />
        {feed.url !== null && may('feed') && (
          <Form method="post" className="actions">
            <button type="submit" name="what" value="read" className="primary">
              Ler agora
            </button>
            <button type="submit" name="what" value="try">
              Ver o que mudaria
            </button>
          </Form>
        )}
      </ScreenHead>
      {feed.notices.map(({ kind, message, since, runId }) => (
        <p key={kind} className="outcome refused">
          {`${message} Desde ${momentWords(since)}. `}
          <Link to={`/feed/importacoes/${runId}`}>Ver a importação</Link>
        </p>
      ))}
      <LastImport runs={runs} />
      <Source feed={feed} dialect={last?.dialect ?? null} />
      {may('feed') && <Settings feed={feed} outcome={outcome} />}
      <PlainTable
        caption="Importações"
        heads={[
          'Importação',
          'Estado',
          ...['Lidas', 'Aceites', 'Recusadas', 'Novas', 'Alteradas', 'Saíram'].map((figures) => ({ figures })),
        ]}
        rows={runs.map(({ runId, state, startedAt, offers }) => [
          <Link key={runId} to={`/feed/importacoes/${runId}`}>
            {momentWords(startedAt)}
          </Link>,
          runStateWords[state],
          ...[offers.read, offers.accepted, offers.rejected, offers.created, offers.updated, offers.deactivated].map(
            formatCount,
          ),
        ])}
      />
      {last !== undefined && <PriceMoves moves={last.priceMoves} />}
      <ItemProblems problems={problems} code={code} />
    </>
  )
}

/** What is going on with its reading now. */
function readingWords(feed: FeedState, last: FeedRun | undefined): string {
  if (feed.url === null) return 'A loja não tem endereço de feed.'
  if (last?.state === 'running') return `A ser lido desde ${momentWords(last.startedAt)}.`
  if (feed.disabledAt !== null) return 'Deixou de ser lido: corrija o endereço, ou peça «Ler agora».'
  return feed.isDue ? 'Pedido: é lido dentro de instantes.' : `Próxima leitura: ${momentWords(feed.nextFetchAt)}.`
}

/** What of the feed is on the site, in a sentence, and what is said of the rest. */
function LastImport({ runs }: { runs: readonly FeedRun[] }) {
  const applied = runs.find(({ state }) => state === 'applied')
  if (applied === undefined) return null
  const { read, accepted, rejected } = applied.offers
  return (
    <p>
      {`Na última importação aplicada: ${countOf(read, ['artigo lido', 'artigos lidos'])}, ${countOf(accepted, ['entra', 'entram'])}, `}
      {rejected === 0 ? (
        'nenhum fica de fora.'
      ) : (
        <a href="#problemas">{`${countOf(rejected, ['fica', 'ficam'])} de fora: veja porquê.`}</a>
      )}
    </p>
  )
}

/** `dialect`: as the last import has read it. */
function Source({ feed, dialect }: { feed: FeedState; dialect: string | null }) {
  if (feed.url === null) return null
  return (
    <PlainTable
      caption="De onde vem"
      isWordy
      heads={['Endereço', 'Formato', 'Lido', 'Última leitura aplicada', 'Ofertas à vista']}
      rows={[
        [
          <bdi key="url">{feed.url}</bdi>,
          feed.dialect === null ? recognisedWords(dialect) : dialectName(feed.dialect),
          periodWords(feed.everyMinutes),
          momentWords(feed.lastAppliedAt),
          formatCount(feed.liveOffers),
        ],
      ]}
    />
  )
}

function recognisedWords(dialect: string | null): string {
  return dialect === null ? 'reconhecido ao ler' : `${dialectName(dialect)}, reconhecido ao ler`
}

function Settings({ feed, outcome }: { feed: FeedState; outcome: ScreenProps<Feed>['outcome'] }) {
  return (
    <details className="panel" open={outcome?.kind === 'refused' && outcome.typed !== undefined}>
      <summary>Mudar o endereço ou a hora</summary>
      <AnsweredForm outcome={outcome} className="form">
        <p className="soft">
          Um endereço novo é lido primeiro e comparado com as ofertas à vista. Só passa a valer quando o confirmar.
        </p>
        <TextField name="url" label="Endereço novo" type="url" maxLength={2000} required />
        <SelectField
          name="dialect"
          label="Formato"
          options={[['', 'Reconhecer ao ler'], ...Object.entries(DIALECT_NAMES)]}
        />
        <div className="actions">
          <button type="submit" name="what" value="try">
            Experimentar
          </button>
        </div>
      </AnsweredForm>
      {feed.url !== null && (
        <Form method="post" className="form">
          <SelectField
            name="everyMinutes"
            label="Quando é lido"
            options={periodOptions}
            defaultValue={String(feed.everyMinutes)}
          />
          <div className="actions">
            <button type="submit" name="what" value="period">
              Guardar
            </button>
          </div>
        </Form>
      )}
    </details>
  )
}

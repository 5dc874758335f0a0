import { Form, useLocation } from 'react-router'
import type {
  DeadWork,
  GetWorkAnswer,
  ListDeadWorkAnswer,
  ListRefusedClicksAnswer,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { durationWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

type JobState = GetWorkAnswer['jobs'][number]
type ConsumerState = GetWorkAnswer['consumers'][number]

/** B-08: what was given up first, because somebody has to look at it; then how all work stands. */
export function JobsScreen({
  data: { dead, refusedClicks, jobs, consumers },
}: ScreenProps<GetWorkAnswer & { dead: ListDeadWorkAnswer; refusedClicks: ListRefusedClicksAnswer }>) {
  const { search } = useLocation()
  return (
    <>
      <ScreenHead title="Trabalhos" lead="O que corre em segundo plano, e o que falhou até desistir." />
      <section className="block" aria-labelledby="falhados">
        <h2 id="falhados">Falhados</h2>
        <FilterForm search="Procurar no nome, na causa ou no conteúdo">
          <SelectField
            name="kind"
            label="Tipo"
            options={[
              ['', 'Todos'],
              ['job', 'Trabalhos'],
              ['event', 'Acontecimentos'],
            ]}
            defaultValue={new URLSearchParams(search).get('kind') ?? ''}
          />
        </FilterForm>
        <DataTable
          caption="Trabalhos falhados"
          words={['trabalho falhado', 'trabalhos falhados']}
          columns={deadColumns}
          list={dead}
          idOf={({ id }) => id}
          defaultSort="-failedAt"
          empty="Nada falhou."
          tools={<ExportLink path="/v1/backoffice/dead-work.csv" />}
          batch={
            <>
              <button type="submit" name="action" value="retry" className="primary">
                Tentar de novo
              </button>
              <button type="submit" name="action" value="drop" className="danger">
                Esquecer
              </button>
            </>
          }
        />
        <Pagination {...dead} />
      </section>
      {refusedClicks.count > 0 && <RefusedClicks {...refusedClicks} />}
      <section className="block" aria-labelledby="por-nome">
        <h2 id="por-nome">Por nome</h2>
        <DataTable
          caption="Trabalhos por nome"
          words={['nome', 'nomes']}
          columns={jobColumns}
          list={wholeList(jobs)}
          idOf={({ job }) => job}
          empty="Ainda não há trabalhos."
        />
      </section>
      <section className="block" aria-labelledby="leitores">
        <h2 id="leitores">Leitores de acontecimentos</h2>
        <DataTable
          caption="Leitores de acontecimentos"
          words={['leitor', 'leitores']}
          columns={consumerColumns}
          list={wholeList(consumers)}
          idOf={({ consumer }) => consumer}
          empty="Ainda ninguém lê acontecimentos."
        />
      </section>
    </>
  )
}

/** Clicks that the database would not take. They were led to their shops all the same. */
function RefusedClicks({ count, clicks }: ListRefusedClicksAnswer) {
  return (
    <Form method="post" className="block">
      <PlainTable
        caption="Cliques recusados"
        heads={['Razão', 'Registo']}
        rows={clicks.map(({ why, line }) => [
          why,
          <code key="line" className="mono">
            {line}
          </code>,
        ])}
      />
      <p className="soft">
        {`${countOf(count, ['clique espera', 'cliques esperam'])} por serem contados: quem clicou chegou à loja. ${count > clicks.length ? `Mostram-se os ${clicks.length} mais antigos.` : ''}`}
      </p>
      <p className="actions">
        <button type="submit" name="action" value="store-clicks" className="primary">
          Guardar de novo
        </button>
        <button type="submit" name="action" value="drop-clicks" className="danger">
          Esquecer os recusados
        </button>
      </p>
    </Form>
  )
}

function wholeList<Row>(rows: readonly Row[]) {
  return { rows, page: 1, pageSize: Math.max(1, rows.length), totalCount: rows.length }
}

const deadColumns: readonly Column<DeadWork>[] = [
  { id: 'name', header: 'Nome', sort: 'name', look: 'nowrap', cell: ({ name }) => name },
  { id: 'kind', header: 'Tipo', cell: ({ kind }) => (kind === 'job' ? 'Trabalho' : 'Acontecimento') },
  {
    id: 'failedAt',
    header: 'Desistiu',
    sort: 'failedAt',
    look: 'nowrap',
    cell: ({ failedAt }) => momentWords(failedAt),
  },
  { id: 'cause', header: 'Causa', look: 'wide', cell: ({ cause }) => cause || '–' },
  {
    id: 'payload',
    header: 'Conteúdo',
    look: 'wide',
    cell: ({ payload }) => (
      <details className="payload">
        <summary className="mono">{payload.length > 60 ? `${payload.slice(0, 60)}…` : payload}</summary>
        <pre className="mono">{indented(payload)}</pre>
      </details>
    ),
  },
  { id: 'key', header: 'Chave', isHidden: true, cell: ({ key }) => key ?? '–' },
]

/** As far as it is JSON: a long one has been cut. */
function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}

const jobColumns: readonly Column<JobState>[] = [
  { id: 'job', header: 'Nome', cell: ({ job }) => job },
  { id: 'queued', header: 'À espera', look: 'end', cell: ({ queued }) => queued },
  {
    id: 'oldest',
    header: 'Espera há',
    look: 'end',
    cell: ({ queued, oldestSeconds }) => (queued === 0 ? '–' : durationWords(oldestSeconds)),
  },
  { id: 'later', header: 'Mais tarde', look: 'end', cell: ({ later }) => later },
  { id: 'running', header: 'A correr', look: 'end', cell: ({ running }) => running },
  { id: 'failed', header: 'Falhados', look: 'end', cell: ({ failed }) => failed },
]

const consumerColumns: readonly Column<ConsumerState>[] = [
  { id: 'consumer', header: 'Nome', cell: ({ consumer }) => consumer },
  {
    id: 'lag',
    header: 'Atraso',
    look: 'end',
    cell: ({ lagSeconds }) => (lagSeconds < 1 ? 'nenhum' : durationWords(lagSeconds)),
  },
  { id: 'setAside', header: 'De novo', look: 'end', cell: ({ setAside }) => setAside },
  { id: 'failed', header: 'Falhados', look: 'end', cell: ({ failed }) => failed },
]

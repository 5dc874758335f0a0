import { Form, Link } from 'react-router'
import type { FeedTrialAnswer } from '#platform/api-client/calls.ts'
import { dialectName } from '#storefront/copy/dialect-names.ts'
import { changeKindWords, changeWords } from '#storefront/copy/feed-change-words.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { periodOptions } from '../../../parts/feed-period-words.ts'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ProblemGroups } from '../../../parts/RunTables.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useShopsSite } from '../../use-shops-site.ts'

interface Tried {
  readonly trial: FeedTrialAnswer
  readonly everyMinutes: number
}

/** N-12: a feed as it was read beside the live offers, before anything of it counts. */
export function TrialScreen({ data: { trial, everyMinutes } }: ScreenProps<Tried>) {
  const may = useMay()
  return (
    <>
      <ScreenHead title="Ensaio do feed" lead={leadOf(trial)}>
        <Link to="/feed">Feed</Link>
        {trial.state === 'done' ? <CardsLink trialId={trial.trialId} /> : <Again trialId={trial.trialId} />}
      </ScreenHead>
      <p className="soft">
        <bdi>{trial.address}</bdi>
      </p>
      {trial.isUsable && !trial.isPresent && may('feed') && <Take everyMinutes={everyMinutes} />}
      {trial.state === 'done' && !trial.isUsable && (
        <p className="outcome refused">Este feed não pode ser usado assim. Nada mudou.</p>
      )}
      {trial.comparison !== null && <Compared trial={trial} comparison={trial.comparison} />}
      <ProblemGroups problems={trial.problems} />
    </>
  )
}

function leadOf({ state, startedAt, keptUntil, dialect, readItems, accepted, rejected }: FeedTrialAnswer): string {
  if (state !== 'done') return `A ser lido desde ${momentWords(startedAt)}. Nada é publicado.`
  const format = dialect === null ? 'formato desconhecido' : dialectName(dialect)
  return `${format} · ${countOf(readItems, ['artigo lido', 'artigos lidos'])}, ${formatCount(accepted)} aceites, ${formatCount(rejected)} de fora · guardado até ${momentWords(keptUntil)}`
}

/** The cards are a page of the site for shops, drawn as listings draw them. */
function CardsLink({ trialId }: { trialId: string }) {
  return <a href={`${useShopsSite()}/ensaio/${trialId}`}>Ver os cartões lado a lado</a>
}

function Again({ trialId }: { trialId: string }) {
  return (
    <Link to={`/feed/ensaios/${trialId}`} reloadDocument>
      Ver de novo
    </Link>
  )
}

function Take({ everyMinutes }: { everyMinutes: number }) {
  return (
    <Form method="post" className="form">
      <SelectField
        name="everyMinutes"
        label="Quando é lido"
        options={periodOptions}
        defaultValue={String(everyMinutes)}
      />
      <div className="actions">
        <button type="submit" className="primary">
          Usar este endereço
        </button>
      </div>
    </Form>
  )
}

function Compared({
  trial: { items, next, trialId },
  comparison,
}: {
  trial: FeedTrialAnswer
  comparison: NonNullable<FeedTrialAnswer['comparison']>
}) {
  const asked = useAskedValue()
  const most = Math.max(comparison.new, comparison.changed, comparison.gone)
  const further = new URLSearchParams({
    ...(asked('kind') !== '' && { kind: asked('kind') }),
    ...(asked('itemId') !== '' && { itemId: asked('itemId') }),
    after: String(next),
  })
  return (
    <>
      <p>
        {`Das ${countOf(comparison.live, ['oferta ativa', 'ofertas ativas'])}: ${countOf(comparison.gone, ['sai', 'saem'])}, ${countOf(comparison.new, ['entra', 'entram'])}, ${countOf(comparison.changed, ['muda', 'mudam'])}.`}
      </p>
      {comparison.isHeld && (
        <p className="outcome refused">Uma importação assim ficaria retida, à espera de uma decisão.</p>
      )}
      <FilterForm search={null}>
        <SelectField
          name="kind"
          label="O que muda"
          defaultValue={asked('kind')}
          options={[
            ['', 'Tudo'],
            ['new', 'Entram'],
            ['changed', 'Mudam'],
            ['gone', 'Saem'],
          ]}
        />
        <TextField name="itemId" label="Artigo (começa por)" defaultValue={asked('itemId')} maxLength={200} />
      </FilterForm>
      {most > comparison.keptItems && (
        <p className="soft">{`De cada tipo mostram-se os primeiros ${formatCount(comparison.keptItems)} artigos; a pesquisa procura nesses.`}</p>
      )}
      <PlainTable
        caption="Artigo a artigo"
        isWordy
        heads={['Artigo', 'Nome', 'O que acontece', 'O que muda']}
        rows={items.map(({ itemId, title, kind, changes }) => [
          itemId,
          title,
          changeKindWords[kind],
          <ul key="changes" className="plain-list">
            {changes.map((change) => (
              <li key={change.field}>{changeWords(change)}</li>
            ))}
          </ul>,
        ])}
      />
      {items.length === 0 && <p className="empty">Nenhum artigo é assim.</p>}
      {next !== null && (
        <p className="pages">
          <Link to={`/feed/ensaios/${trialId}?${further}`}>Mais artigos</Link>
        </p>
      )}
    </>
  )
}

import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LabCards } from './LabCards.tsx'
import { labCrumbs } from './lab-crumbs.ts'
import { LabCategories } from './LabCategories.tsx'
import { LabCoverage } from './LabCoverage.tsx'
import { LabGonePage } from './LabGonePage.tsx'
import { LabProblems } from './LabProblems.tsx'
import type { LabView } from './present-lab.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** Null: its day is over. */
export interface LabResultProps {
  readonly view: LabView | null
}

/** What the lab found in a feed, while it is read and for a day afterwards. */
export function LabResultPage({ view }: LabResultProps) {
  if (view === null) return <LabGonePage />
  return (
    <div className="wrap lab">
      <Breadcrumbs crumbs={labCrumbs} />
      <p className="visually-hidden" role="status" data-lab-words="" />
      <div data-lab-result={view.isOver ? undefined : paths.labProgress(view.id)}>
        <LabFindings view={view} />
      </div>
    </div>
  )
}

/** The part of the page that grows while the feed is read. */
export function LabFindings({ view }: { view: LabView }) {
  return (
    <>
      <Verdict view={view} />
      <LabProblems sections={view.problems} affected={view.affected} />
      {view.cards.length > 0 && <LabCards view={view} />}
      {view.coverage.length > 0 && <LabCoverage coverage={view.coverage} />}
      {view.categories !== null && <LabCategories categories={view.categories} />}
      {view.isOver && <Next view={view} />}
    </>
  )
}

const HEALTH = {
  waiting: { words: 'A ler', tone: 'info' },
  ok: { words: 'Pronto', tone: 'good' },
  warn: { words: 'Com perdas', tone: 'care' },
  fail: { words: 'Não entra', tone: 'wrong' },
} as const

function Verdict({ view }: { view: LabView }) {
  const health = HEALTH[view.isOver ? view.health : 'waiting']
  return (
    <header className="lab-verdict">
      <Tag round tone={health.tone}>
        {health.words}
      </Tag>
      <h1>{view.title}</h1>
      <p className="lab-source">
        <bdi>{view.source}</bdi>
      </p>
      <p className="lead">{view.reason}</p>
      {view.progress !== null && (
        <p className="lab-progress">
          <span className="lab-pulse" aria-hidden="true" />
          {view.progress}
        </p>
      )}
      {view.facts.length > 0 && (
        <dl className="lab-facts">
          {view.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}

function Next({ view }: { view: LabView }) {
  const site = useSite()
  return (
    <section className="lab-next" aria-labelledby="seguinte">
      <h2 id="seguinte">{view.health === 'fail' ? 'Depois de corrigir' : 'E agora'}</h2>
      <p>{`Este resultado pode ser visto por quem tiver o endereço até ${view.expires}. Depois é apagado.`}</p>
      <label className="lab-share" htmlFor="partilha">
        <span>Endereço para partilhar</span>
        <input id="partilha" type="text" readOnly value={site.url + paths.labRun(view.id)} />
      </label>
      <p className="lab-next-links">
        {view.health !== 'fail' && (
          <LinkButton tone="primary" href={shopsLink(site, paths.shopRegister(view.id))}>
            Continuar com este feed
          </LinkButton>
        )}
        <LinkButton href={`${paths.commercialEshop()}#laboratorio`}>Ler outro feed</LinkButton>
      </p>
    </section>
  )
}

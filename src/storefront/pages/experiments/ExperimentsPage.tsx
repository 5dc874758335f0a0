import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ExperimentLine } from './present-experiment.ts'

/** all experiments. */
export function ExperimentsPage({ experiments }: { readonly experiments: readonly ExperimentLine[] }) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={[{ name: 'Início', url: paths.homepage() }]} />
        <h1>Experiências</h1>
        {experiments.length === 0 ? (
          <p>Ainda não há experiências.</p>
        ) : (
          <ul className="experiments">
            {experiments.map(({ url, name, state }) => (
              <li key={url}>
                <a href={url}>{name}</a>
                <span>{state}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

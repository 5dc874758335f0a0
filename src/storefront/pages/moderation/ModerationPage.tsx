import { countOf } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { becauseChoices, kindChoices, ruleChoices } from './moderation-filter.ts'
import type { QueueView } from './present-moderation.ts'

/** G-05 /admin/moderacao: what waits for a person. */
export function ModerationPage({ filter, count, lines }: QueueView) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={[{ name: 'Início', url: paths.homepage() }]} />
        <h1>Moderação</h1>
        <form className="form" method="get" action={paths.adminModeration()}>
          <Choice name="tipo" label="Textos" chosen={filter.kind} choices={kindChoices} />
          <Choice name="porque" label="Porque esperam" chosen={filter.because} choices={becauseChoices} />
          <Choice name="regra" label="Regra" chosen={filter.reason} choices={ruleChoices} />
          <Button type="submit">Filtrar</Button>
        </form>
        <p className="review-status" role="status">
          {count === 0 ? 'Nada à espera.' : `${countOf(count, ['texto', 'textos'])} à espera.`}
        </p>
        <ol className="moderation-queue plain">
          {lines.map(({ url, title, text, marks, since }) => (
            <li key={url}>
              <h2>
                <a href={url}>{title}</a>
              </h2>
              <p>{text}</p>
              <p className="fine">{[...marks, `desde ${since}`].join(' · ')}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Choice({
  chosen,
  choices,
  ...rest
}: {
  name: string
  label: string
  chosen: string | null
  choices: readonly (readonly [string, string])[]
}) {
  return <Select {...rest} defaultValue={chosen ?? ''} options={choices.map(([value, label]) => ({ value, label }))} />
}

import { LAB_KEPT_HOURS } from '#domains/feeds/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { labCrumbs } from './lab-crumbs.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** What stands at a result's address once its day is over (410). */
export function LabGonePage() {
  return (
    <div className="wrap lab">
      <Breadcrumbs crumbs={labCrumbs} />
      <h1>Este resultado já foi apagado</h1>
      <p className="lead">{`Guardamos cada resultado ${LAB_KEPT_HOURS} horas e depois apagamos tudo. Se o feed continua no mesmo endereço, lê-lo de novo demora segundos.`}</p>
      <p>
        <LinkButton tone="primary" href={`${paths.commercialEshop()}#laboratorio`}>
          Ler um feed
        </LinkButton>
      </p>
    </div>
  )
}

import { LAB_LIMITS } from '#domains/feeds/contract.ts'
import { Document } from '../../layout/Document.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { labCrumbs } from './LabResultPage.tsx'

const hours = LAB_LIMITS.keptMs / 3_600_000

/** What stands at a result's address once its day is over (410). */
export function LabGonePage() {
  return (
    <Document
      script="lab"
      head={{
        title: 'Este resultado já foi apagado',
        description: 'Os resultados do laboratório guardam-se por um dia.',
        canonical: null,
        robots: 'noindex',
      }}
    >
      <div className="wrap lab">
        <Breadcrumbs crumbs={labCrumbs} />
        <h1>Este resultado já foi apagado</h1>
        <p className="lead">{`Guardamos cada resultado ${hours} horas e depois apagamos tudo. Se o feed continua no mesmo endereço, lê-lo de novo demora segundos.`}</p>
        <p>
          <a className="button primary" href={`${paths.commercialEshop()}#laboratorio`}>
            Ler um feed
          </a>
        </p>
      </div>
    </Document>
  )
}

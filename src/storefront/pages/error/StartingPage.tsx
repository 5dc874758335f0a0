import { Document } from '../../layout/Document.tsx'
import { useSite } from '../../site.ts'

/** Shops whose offers are there, of all that are known. */
export interface StartProgress {
  readonly ready: number
  readonly shops: number
}

/** Before the first index there is nothing to show: not too much to do, only a beginning. The answer's head lets the page ask for itself again. */
export function StartingPage({
  progress,
  address,
  requestId,
}: {
  progress: StartProgress | null
  address: string
  requestId: string
}) {
  const heading = `${useSite().name} está a arrancar`
  const text =
    'Estamos a reunir os móveis das lojas. Esta página atualiza-se sozinha e mostra-os assim que estiverem prontos.'
  return (
    <Document script="words" head={{ title: 'A arrancar', description: text, canonical: null, robots: 'noindex' }}>
      <div className="wrap error-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {progress !== null && progress.shops > 0 && <p>{saysProgress(progress)}</p>}
        <p>
          <a className="quiet" href={address}>
            Tentar agora
          </a>
        </p>
        <p className="fine">{`Código do pedido: ${requestId}`}</p>
      </div>
    </Document>
  )
}

function saysProgress({ ready, shops }: StartProgress): string {
  return ready === shops
    ? 'As lojas já cá estão todas: falta pô-las por ordem.'
    : `Já cá estão ${ready} de ${shops} lojas.`
}

import { LinkButton } from '../../ui/Button.tsx'

/** The worker writes the list, which is out of sight while it is empty, and shows the page under the address that could not be reached. */
export function OfflinePage() {
  return (
    <div className="wrap error-page">
      <h1>Sem ligação</h1>
      <p className="lead">
        Esta página ainda não foi vista neste dispositivo. Verifique a ligação à internet e tente de novo.
      </p>
      <p>
        <LinkButton tone="primary" href="">
          Tentar de novo
        </LinkButton>
      </p>
      <nav className="landings" aria-labelledby="lidas" data-kept-pages="" hidden>
        <h2 id="lidas">Pode ler sem ligação</h2>
        <ul></ul>
      </nav>
    </div>
  )
}

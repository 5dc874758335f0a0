import { LinkButton } from '../../ui/Button.tsx'

/** The worker writes the list, which stands empty here, and shows the page under the address that could not be reached. */
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
      <section className="offline-kept" aria-labelledby="lidas">
        <h2 id="lidas">Pode ler sem ligação</h2>
        <ul data-kept-pages=""></ul>
      </section>
    </div>
  )
}

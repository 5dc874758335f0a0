import { marketLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { ApiLimits } from './ApiLimits.tsx'
import { CallPart } from './CallPart.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { sharedRefusals, type ShopCall } from './shop-calls.ts'
import { bySubject } from './subjects.ts'

export interface ShopApiPageProps {
  readonly calls: readonly ShopCall[]
}

/** B-07: how programs of a shop ask, drawn from the document that the server checks requests by. */
export function ShopApiPage({ calls }: ShopApiPageProps) {
  const site = useSite()
  const subjects = bySubject(calls)
  const shared = sharedRefusals(calls)
  const contents = [{ id: 'comecar', title: 'Começar' }, { id: 'limites', title: 'Limites e erros' }, ...subjects]
  return (
    <div className="wrap words">
      <h1>API para lojas</h1>
      <p className="version">
        Tudo o que a área da loja mostra e muda, para os seus programas. A descrição de cada pedido está em inglês. Para
        máquinas: <a href={marketLink(site, '/api/openapi.json')}>OpenAPI 3.1</a>.
      </p>
      <nav className="words-contents" aria-labelledby="nesta-pagina">
        <h2 id="nesta-pagina">Nesta página</h2>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="words-text">
        <h2 id="comecar">Começar</h2>
        <FirstSteps calls={calls} />
        <h2 id="limites">Limites e erros</h2>
        <ApiLimits refusals={shared} />
        {subjects.map(({ id, title, calls: own }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {own.map((call) => (
              <CallPart key={call.name} {...call} url={site.url} shared={shared} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

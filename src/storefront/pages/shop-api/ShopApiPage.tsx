import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import type { ShopCall } from './shop-calls.ts'

export interface ShopApiPageProps {
  readonly calls: readonly ShopCall[]
}

const rightWords: Readonly<Record<ShopCall['right'], string>> = {
  read: 'Ler',
  feed: 'Feed',
  profile: 'Condições',
  orders: 'Compras',
  replies: 'Respostas',
  bids: 'Licitações',
  billing: 'Faturas',
  people: 'Pessoas',
}

/** B-07: how programs of a shop ask, drawn from the definitions that the server checks requests by. */
export function ShopApiPage({ calls }: ShopApiPageProps) {
  const site = useSite()
  return (
    <div className="wrap guide-home">
      <h1>API para lojas</h1>
      <p className="lead">
        Tudo o que a área da loja mostra e muda, para os seus programas. A documentação técnica de cada pedido está em
        inglês.
      </p>
      <h2>Entrar</h2>
      <p>
        Crie uma chave em <a href={shopsLink(site, paths.shopChoice())}>Área da loja</a>, em «Chaves», e envie-a em cada
        pedido. Uma chave diz de que loja se trata; o âmbito que lhe deu diz o que abre. Revogada, deixa de valer no
        pedido seguinte.
      </p>
      <Sample title="Exemplo" text={`curl -H 'Authorization: Bearer poiso_…' ${site.url}/api/v2/shop/me`} />
      <h2>Limites e erros</h2>
      <ul>
        <li>Corpos até 1 MiB, em JSON e UTF-8; respostas em JSON, listas em páginas de 100 no máximo.</li>
        <li>
          Demasiados pedidos do mesmo endereço recebem 429 com <code>Retry-After</code>: espere e repita.
        </li>
        <li>
          Um erro é <code>application/problem+json</code> com <code>code</code>, <code>detail</code> e{' '}
          <code>requestId</code>, por que o encontramos no registo.
        </li>
        <li>Dias são os de Portugal; momentos estão em UTC; dinheiro, em cêntimos onde o nome o diz.</li>
      </ul>
      <p>
        Para máquinas: <a href={marketLink(site, '/api/openapi.json')}>OpenAPI 3.1</a>.
      </p>
      <h2>Pedidos</h2>
      {calls.map((call) => (
        <CallPart key={call.name} {...call} url={site.url} />
      ))}
    </div>
  )
}

function CallPart({
  name,
  method,
  path,
  summary,
  right,
  parameters,
  body,
  answer,
  refusals,
  url,
}: ShopCall & { url: string }) {
  return (
    <details className="faq" id={name}>
      <summary>
        <code>{`${method} ${path}`}</code>
      </summary>
      <p lang="en">{summary}</p>
      <p>{`Âmbito: ${rightWords[right]} (${right}).`}</p>
      {parameters.length > 0 && (
        <p>
          {`Parâmetros: ${parameters
            .map(({ name: each, in: place, required }) => `${each} (${place}${required ? ', obrigatório' : ''})`)
            .join('; ')}.`}
        </p>
      )}
      <Sample title="Pedido" text={curlOf({ method, path, body }, url)} />
      {answer === null ? <p>Responde 204, sem corpo.</p> : <Sample title="Resposta" text={answer} />}
      <p className="fine">{`Recusas: ${refusals.map(([status, codes]) => `${status} ${codes}`).join('; ')}.`}</p>
    </details>
  )
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p>{title}</p>
      <div className="code" role="region" aria-label={title} tabIndex={0}>
        <pre>
          <code>{text}</code>
        </pre>
      </div>
    </>
  )
}

function curlOf({ method, path, body }: Pick<ShopCall, 'method' | 'path' | 'body'>, url: string): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} -H 'Authorization: Bearer poiso_…'`,
    ...(body === null ? [] : [`-H 'Content-Type: application/json' -d '${body}'`]),
    `'${url}${path}'`,
  ].join(' \\\n  ')
}

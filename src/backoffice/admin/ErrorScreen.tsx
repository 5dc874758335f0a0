import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import type { RefusedCall } from './outcome.ts'
import { SITE_BASE } from './place.ts'
import { usePlace } from './place-context.ts'

interface Said {
  readonly heading: string
  readonly text: string
}

const texts: Readonly<Record<number, Said>> = {
  400: { heading: 'Não foi possível ler o pedido', text: 'Um dos filtros do endereço não é válido.' },
  401: { heading: 'A sessão terminou', text: 'Inicie sessão outra vez para continuar.' },
  403: {
    heading: 'Sem permissão',
    text: 'Esta área não faz parte das suas funções. Se devia fazer, fale com quem administra o site.',
  },
  404: { heading: 'Não há nada neste endereço', text: 'Pode ter sido apagado, ou o endereço tem uma letra a mais.' },
  409: { heading: 'Isto mudou entretanto', text: 'Outra pessoa guardou antes. Abra de novo para ver como está agora.' },
  429: { heading: 'Demasiados pedidos seguidos', text: 'Espere um momento e tente de novo.' },
  503: {
    heading: 'Isto não responde neste momento',
    text: 'Falta algo de que este ecrã precisa. Tente de novo dentro de alguns segundos.',
  },
}
const failed: Said = {
  heading: 'Algo falhou do nosso lado',
  text: 'Ficou registado. Tente de novo dentro de instantes.',
}

/** In the place of a screen that could not be shown. `isBare`: in the place of the shell, too. */
export function ErrorScreen({ isBare = false }: { isBare?: boolean }) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const problem = isRouteErrorResponse(error) ? (error.data as Partial<RefusedCall> | null) : null
  const { heading, text } = texts[status] ?? failed
  const screen = (
    <div className="error-screen" role="alert">
      <h1>{heading}</h1>
      <p>{text}</p>
      {problem?.detail && <p className="soft mono">{problem.detail}</p>}
      <p className="actions">
        <Way status={status} />
      </p>
      {problem?.requestId && <p className="soft">Código do pedido: {problem.requestId}</p>}
    </div>
  )
  return isBare ? <main id="conteudo">{screen}</main> : screen
}

function Way({ status }: { status: number }) {
  const { siteUrl } = usePlace()
  const { pathname, search } = useLocation()
  if (status === 401)
    return (
      <a
        className="button primary"
        href={`${siteUrl}/login?${new URLSearchParams({ next: SITE_BASE + pathname + search })}`}
      >
        Iniciar sessão
      </a>
    )
  return status === 403 || status === 404 ? (
    <Link to="/">Ir para Hoje</Link>
  ) : (
    <Link to={pathname + search} reloadDocument>
      Tentar de novo
    </Link>
  )
}

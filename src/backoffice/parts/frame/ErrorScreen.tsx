import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { errorWords } from './error-words.ts'
import type { RefusedCall } from './outcome.ts'
import { usePlace } from './place-context.ts'

/** In the place of a screen that could not be shown. `isBare`: in the place of the shell, too. */
export function ErrorScreen({ isBare = false }: { isBare?: boolean }) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const problem = isRouteErrorResponse(error) ? (error.data as Partial<RefusedCall> | null) : null
  const { heading, text } = errorWords({ status, code: problem?.code })
  const screen = (
    <div className="error-screen" role="alert">
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="actions">
        <Way status={status} />
      </p>
      {problem?.requestId && <p className="soft">Código do pedido: {problem.requestId}</p>}
    </div>
  )
  return isBare ? <main id="conteudo">{screen}</main> : screen
}

function Way({ status }: { status: number }) {
  const { siteUrl, siteBase } = usePlace()
  const { pathname, search } = useLocation()
  if (status === 401)
    return (
      <a
        className="button primary"
        href={`${siteUrl}/login?${new URLSearchParams({ next: siteBase + pathname + search })}`}
      >
        Iniciar sessão
      </a>
    )
  if (status === 400 && search !== '') return <Link to={pathname}>Abrir sem filtros</Link>
  return status === 403 || status === 404 ? (
    <Link to="/">Ir para Hoje</Link>
  ) : (
    <Link to={pathname + search} reloadDocument>
      Tentar de novo
    </Link>
  )
}

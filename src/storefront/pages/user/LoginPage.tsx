import { paths } from '../../paths.ts'

/** R-11 /login until there are accounts: it says so, and what can be had without one. */
export function LoginPage() {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Entrar</h1>
        <p className="lead">Ainda não há contas no site. Tudo o que existe pode ser usado sem uma.</p>
        <p>
          Os <a href={paths.favourites()}>favoritos</a> e a <a href={paths.compareProducts()}>comparação</a> ficam
          guardados neste navegador.
        </p>
      </div>
    </div>
  )
}

import { type OwnShop, ROLE_WORDS } from '#domains/partners/contract.ts'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'

export interface ShopChoicePageProps {
  readonly shops: readonly OwnShop[]
}

/** B-07: the shops that somebody may act for. */
export function ShopChoicePage({ shops }: ShopChoicePageProps) {
  const site = useSite()
  return (
    <div className="wrap guide-home">
      <h1>Área da loja</h1>
      {shops.length === 0 ? (
        <p className="lead">
          Ainda não age por nenhuma loja. Quem é responsável por uma pode convidá-lo, ou{' '}
          <a href={shopsLink(site, paths.shopRegister())}>registe a sua loja</a>.
        </p>
      ) : (
        <>
          <p className="lead">Escolha a loja.</p>
          <ul className="account-links">
            {shops.map(({ slug, name, role }) => (
              <li key={slug}>
                <a href={shopsLink(site, paths.shopArea(slug))}>{name}</a>
                <p className="fine">{`${ROLE_WORDS[role].name}: ${ROLE_WORDS[role].may}.`}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

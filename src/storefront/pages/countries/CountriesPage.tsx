import type { Site } from '../../site.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'

export function CountriesPage({ countries }: { countries: Site['countries'] }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>País</h1>
        <ul>
          {countries.map(({ name, address }) => (
            <li key={address}>
              <a href={address}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** H-06: where there is no Poiso, it says so. */
export function CountryPage({ country, siteName }: { country: string; siteName: string }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>{`O ${siteName} ainda não está em ${country}`}</h1>
        <p className="lead">
          {`Comparamos apenas lojas que entregam em Portugal: no continente, na Madeira e nos Açores. Em ${country} ainda não há lojas connosco, e não há data marcada.`}
        </p>
        <p>
          <LinkButton tone="primary" href={paths.homepage()}>
            Continuar em Portugal
          </LinkButton>
        </p>
      </div>
    </div>
  )
}

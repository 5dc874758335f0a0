import { consentWords } from '../../copy/consent-words.ts'
import { type KnownCookie, knownOf } from '../../cookies/known-cookies.ts'

const KINDS = Object.keys(consentWords) as (keyof typeof consentWords)[]

/** G-06: all that may be kept in a browser, by the kinds that are asked for; drawn from the list that a test holds the code against. */
export function CookieTables() {
  return KINDS.map((kind) => {
    const { name, does } = consentWords[kind]
    const cookies = knownOf([kind])
    return (
      <section key={kind} aria-labelledby={`cookies-${kind}`}>
        <h3 id={`cookies-${kind}`}>{name}</h3>
        <p>{does}</p>
        {cookies.length === 0 ? <p>De momento não fica nada deste tipo.</p> : <CookieTable of={cookies} />}
      </section>
    )
  })
}

function CookieTable({ of }: { of: readonly KnownCookie[] }) {
  return (
    <table className="cookies">
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Para que serve</th>
          <th scope="col">Quanto tempo</th>
        </tr>
      </thead>
      <tbody>
        {of.map((each) => (
          <tr key={`${each.store}.${each.name}`}>
            <th scope="row">
              {each.name}
              <small>{`${STORES[each.store]}${each.whose === 'own' ? '' : ', de outra empresa'}`}</small>
            </th>
            <td>{each.purpose}</td>
            <td>{each.kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const STORES: Readonly<Record<KnownCookie['store'], string>> = {
  cookie: 'cookie',
  localStorage: 'no dispositivo',
  sessionStorage: 'no separador',
  caches: 'nas cópias do navegador',
}

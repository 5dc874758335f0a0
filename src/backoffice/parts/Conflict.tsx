import { Link, useLocation } from 'react-router'

interface Version {
  readonly label: string
  readonly yours: string
  readonly present: string
}

/** Somebody saved in between: what was sent beside what stands, the lines that differ marked. Nothing has been saved. */
export function Conflict({ versions }: { versions: readonly Version[] }) {
  const { pathname, search } = useLocation()
  return (
    <section className="outcome conflict" role="alert">
      <h2>Isto mudou entretanto</h2>
      <p>Outra pessoa guardou antes. Nada do que enviou ficou guardado.</p>
      {versions.length > 0 && <Versions versions={versions} />}
      <p>
        <Link to={pathname + search} reloadDocument>
          Abrir como está agora
        </Link>
      </p>
    </section>
  )
}

function Versions({ versions }: { versions: readonly Version[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">O que enviou</th>
          <th scope="col">Como está agora</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ label, yours, present }) => (
          <tr key={label} data-differs={yours !== present || undefined}>
            <th scope="row">{label}</th>
            <td>{yours || '–'}</td>
            <td>{present || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

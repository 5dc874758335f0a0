import { type KeptOfPeople, keptOfAccounts, keptOfVisitors } from '../kept-of-people.ts'

/** What is kept of who has an account: privacy page. */
export function KeptOfAccounts() {
  return <KeptTable of={keptOfAccounts} />
}

/** And of who has none. */
export function KeptOfVisitors() {
  return <KeptTable of={keptOfVisitors} />
}

function KeptTable({ of }: { of: readonly KeptOfPeople[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">O quê</th>
          <th scope="col">Para quê</th>
          <th scope="col">Até quando</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ what, why, basis, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {why}
              <small>{`Base legal: ${basis}`}</small>
            </td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

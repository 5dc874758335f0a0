import { rankingTable } from '#domains/search/contract.ts'
import { formatCount } from '../../copy/format.ts'

const most = rankingTable.reduce((sum, { weight }) => sum + weight, 0)

/** G-02: each criterion of the recommended order with its weight, as the order itself uses them. */
export function RankingWeights() {
  return (
    <table className="specification points">
      <thead>
        <tr>
          <th scope="col">Critério</th>
          <th scope="col">Pontos, no máximo</th>
        </tr>
      </thead>
      <tbody>
        {rankingTable
          .toSorted((a, b) => b.weight - a.weight)
          .map(({ factor, name, words, weight }) => (
            <tr key={factor}>
              <th scope="row">
                {name}
                <p className="fine">{words}</p>
              </th>
              <td>
                {formatCount(weight)}
                <p className="fine">{`${Math.round((100 * weight) / most)} %`}</p>
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Soma</th>
          <td>{formatCount(most)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

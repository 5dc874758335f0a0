import type { ReactNode } from 'react'
import { CLICK_REASON_WORDS } from '#domains/clicks/contract.ts'
import { dialectNames, problemTexts } from '#domains/feeds/contract.ts'
import { PICTURE_PROBLEMS } from '#domains/images/contract.ts'
import { RankingWeights } from '../pages/how-we-rank/RankingWeights.tsx'
import { dialectName } from '../copy/dialect-names.ts'
import { coverageWords } from '../pages/commercial/lab-words.ts'

/** What the guide for shops shows of the code's own tables, so that it cannot say anything else. */
export const shopSlots: Readonly<Record<string, () => ReactNode>> = {
  'lista-de-formatos': () => (
    <ul>
      {dialectNames.map((name) => (
        <li key={name}>{dialectName(name)}</li>
      ))}
    </ul>
  ),
  'campos-que-contam': () => (
    <Pairs head={['Campo', 'Porque conta']} rows={Object.values(coverageWords).map(({ name, why }) => [name, why])} />
  ),
  'erros-de-artigos': () => <Problems severity="error" />,
  'erros-do-feed': () => <Problems severity="fatal" />,
  'problemas-de-imagens': () => (
    <Pairs
      head={['O que se passa', 'O que fazer']}
      rows={Object.values(PICTURE_PROBLEMS).map(({ message, action }) => [message, action])}
    />
  ),
  'motivos-de-cliques': () => (
    <ul>
      {Object.entries(CLICK_REASON_WORDS).map(([reason, words]) => (
        <li key={reason}>{words}</li>
      ))}
    </ul>
  ),
  'pesos-da-ordem': () => <RankingWeights />,
}

function Problems({ severity }: { severity: 'fatal' | 'error' }) {
  return (
    <Pairs
      head={['O que se passa', 'O que fazer']}
      rows={problemTexts(severity).map(({ name, action }) => [name, action])}
    />
  )
}

function Pairs({ head, rows }: { head: readonly [string, string]; rows: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, then]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

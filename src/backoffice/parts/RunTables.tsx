import type { ReactNode } from 'react'
import type { FeedRunAnswer } from '#platform/api-client/calls.ts'
import { formatCount, formatEuros } from '#storefront/copy/format.ts'
import { runStateWords, severityWords } from './feed-words.ts'
import { PlainTable } from './PlainTable.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { momentWords } from './words.ts'

type Hold = NonNullable<FeedRunAnswer['hold']>

/** The heading of an import. */
export function RunHead({ run, children }: { run: FeedRunAnswer['run']; children: ReactNode }) {
  return (
    <ScreenHead
      title={`Importação n.º ${run.runId}`}
      lead={`${runStateWords[run.state]} · ${momentWords(run.startedAt)} · ${run.dialect ?? 'formato desconhecido'}`}
    >
      {children}
    </ScreenHead>
  )
}

/** What an import read, what is wrong with it as the shop is told, and what changed or would change. */
export function RunTables({ run: { offers }, problems, changes, hold }: FeedRunAnswer) {
  return (
    <>
      <PlainTable
        caption="Ofertas"
        heads={['Lidas', 'Aceites', 'Recusadas', 'Novas', 'Alteradas', 'Iguais', 'Saíram']}
        rows={[
          [
            offers.read,
            offers.accepted,
            offers.rejected,
            offers.created,
            offers.updated,
            offers.unchanged,
            offers.deactivated,
          ].map(formatCount),
        ]}
      />
      <PlainTable
        caption="Problemas"
        heads={['Problema', 'Gravidade', 'Vezes', 'Exemplo', 'O que fazer']}
        rows={problems.map(({ code, severity, count, examples, action }) => [
          code,
          severityWords[severity],
          formatCount(count),
          examples[0] === undefined
            ? '–'
            : `${examples[0].message}${examples[0].itemId === null ? '' : ` (${examples[0].itemId})`}`,
          action,
        ])}
      />
      <PlainTable
        caption="O que mudou desde a importação anterior"
        heads={['Problema', 'Antes', 'Agora']}
        rows={changes.map(({ code, before, now }) => [code, formatCount(before), formatCount(now)])}
      />
      {hold !== null && <Changes hold={hold} />}
    </>
  )
}

function Changes({ hold }: { hold: Hold }) {
  const kinds = [
    ['Saem', hold.missing],
    ['Entram', hold.created],
    ['Mudam de preço', hold.prices],
  ] as const
  return kinds.map(([caption, { count, examples }]) => (
    <PlainTable
      key={caption}
      caption={`${caption} (${formatCount(count)})`}
      heads={['Id da loja', 'Nome', 'De', 'Para']}
      rows={examples.map(({ itemId, title, from, to }) => [itemId, title, euros(from), euros(to)])}
    />
  ))
}

function euros(amount: number | null): string {
  return amount === null ? '–' : formatEuros(amount)
}

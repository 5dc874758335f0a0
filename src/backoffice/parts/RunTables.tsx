import type { ReactNode } from 'react'
import type { FeedRunAnswer } from '#platform/api-client/calls.ts'
import { HOLD_LIMITS } from '#domains/feeds/rules/hold-limits.ts'
import { dialectName } from '#storefront/copy/dialect-names.ts'
import { countOf, formatCount, formatEuros } from '#storefront/copy/format.ts'
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
      lead={`${runStateWords[run.state]} · ${momentWords(run.startedAt)} · ${run.dialect === null ? 'formato desconhecido' : dialectName(run.dialect)}`}
    >
      {children}
    </ScreenHead>
  )
}

/** What an import read, what is wrong with it as the shop is told, and what changed or would change. */
export function RunTables({ run: { offers, priceMoves }, problems, changes, hold }: FeedRunAnswer) {
  return (
    <>
      <OfferFigures offers={offers} />
      <PriceMoves moves={priceMoves} />
      <ProblemGroups problems={problems} />
      <PlainTable
        caption="O que mudou desde a importação anterior"
        heads={['Problema', { figures: 'Antes' }, { figures: 'Agora' }]}
        rows={changes.map(({ title, before, now }) => [title, formatCount(before), formatCount(now)])}
      />
      {hold !== null && <Changes hold={hold} />}
    </>
  )
}

function OfferFigures({ offers }: { offers: FeedRunAnswer['run']['offers'] }) {
  const figures = [
    ['Lidas', offers.read],
    ['Aceites', offers.accepted],
    ['Recusadas', offers.rejected],
    ['Novas', offers.created],
    ['Alteradas', offers.updated],
    ['Iguais', offers.unchanged],
    ['Saíram', offers.deactivated],
  ] as const
  return (
    <section aria-label="Ofertas">
      <ul className="figures">
        {figures.map(([title, count]) => (
          <li key={title} className="figure" data-tone={title === 'Recusadas' && count > 0 ? 'care' : 'well'}>
            <h2>{title}</h2>
            <p className="value">{formatCount(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is wrong with a feed, by kind in words, each with the place of its first example. */
export function ProblemGroups({ problems }: { problems: FeedRunAnswer['problems'] }) {
  return (
    <PlainTable
      caption="Problemas"
      isWordy
      heads={['Problema', 'O que fazer', 'Gravidade', { figures: 'Vezes' }, 'Exemplo']}
      rows={problems.map(({ title, severity, count, examples: [first], action }) => [
        title,
        action,
        severityWords[severity],
        formatCount(count),
        first === undefined ? '–' : exampleWords(first),
      ])}
    />
  )
}

/** 'Falta o preço. Artigo D15, linha 314.' */
function exampleWords({ message, itemId, line }: FeedRunAnswer['problems'][number]['examples'][number]): string {
  const place = [itemId !== null && `artigo ${itemId}`, line !== null && `linha ${formatCount(line)}`].filter(Boolean)
  return place.length === 0 ? message : `${message} (${place.join(', ')})`
}

/** The largest price moves that an import published. */
export function PriceMoves({ moves }: { moves: FeedRunAnswer['run']['priceMoves'] }) {
  return (
    <PlainTable
      caption="Maiores mudanças de preço"
      heads={['Artigo', 'Nome', { figures: 'De' }, { figures: 'Para' }]}
      rows={moves.map(({ itemId, title, from, to }) => [itemId, title, euros(from), euros(to)])}
    />
  )
}

/** Why an import is held, and what it would do; `children`: what may be decided. */
export function HeldImport({ hold, children }: { hold: Hold; children: ReactNode }) {
  const { live, missing, created, prices } = hold
  return (
    <section className="outcome" aria-label="Retida">
      <h2>Retida: espera por uma decisão</h2>
      {holdWords(hold).map((why) => (
        <p key={why}>{why}</p>
      ))}
      <p>
        {`De ${countOf(live, ['oferta ativa', 'ofertas ativas'])}: ${countOf(missing.count, ['sai', 'saem'])}, ${countOf(created.count, ['entra', 'entram'])}, ${countOf(prices.count, ['preço muda', 'preços mudam'])}. Até à decisão, continuam as ofertas anteriores.`}
      </p>
      {children}
    </section>
  )
}

function holdWords({ missingShare, priceRatio }: Hold): string[] {
  const { maxMissingShare, minPriceRatio, maxPriceRatio } = HOLD_LIMITS
  return [
    ...(missingShare !== null && missingShare > maxMissingShare
      ? [
          `Faltam ${percent(missingShare)} das ofertas ativas; acima de ${percent(maxMissingShare)} é preciso confirmar.`,
        ]
      : []),
    ...(priceRatio !== null && (priceRatio < minPriceRatio || priceRatio > maxPriceRatio)
      ? [
          `A mediana dos preços passa a ${percent(priceRatio)} dos atuais; fora de ${percent(minPriceRatio)} a ${percent(maxPriceRatio)} é preciso confirmar.`,
        ]
      : []),
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
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
      heads={['Artigo', 'Nome', { figures: 'De' }, { figures: 'Para' }]}
      rows={examples.map(({ itemId, title, from, to }) => [itemId, title, euros(from), euros(to)])}
    />
  ))
}

function euros(amount: number | null): string {
  return amount === null ? '–' : formatEuros(amount)
}

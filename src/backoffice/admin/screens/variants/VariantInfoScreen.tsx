import { Link } from 'react-router'
import type { VariantInfo } from '#platform/api-client/calls.ts'
import { formatEuros } from '#storefront/copy/format.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { shownWords, sourceWords, stateWords, valueWords } from '../../../parts/variant-words.ts'

const relationWords = { same: 'o mesmo artigo', twin: 'parece o mesmo', family: 'outra cor ou medida' } as const

/** every value of an offer with where it was read, and why it stands where it stands. */
export function VariantInfoScreen({ data }: ScreenProps<VariantInfo>) {
  const { seen, values, pictures, prices, relations, raw } = data
  return (
    <>
      <ScreenHead title={data.title} lead={`${data.eshop.name} · ${data.itemId} · ${stateWords[data.state]}`}>
        <Link to={`/ofertas/${data.variantId}`}>Corrigir</Link>
        <Link to={`/registo?kind=variant.override&thingId=${data.variantId}`}>Alterações</Link>
      </ScreenHead>
      <p className="soft">
        {`Vista pela primeira vez em ${momentWords(seen.firstAt)}, pela última em ${momentWords(seen.lastAt)}. `}
        {seen.runId !== null && (
          <Link to={`/lojas/${data.eshop.id}/importacoes/${seen.runId}`}>{`Importação n.º ${seen.runId}`}</Link>
        )}
      </p>
      <PlainTable
        caption="Valores"
        heads={['Valor', 'O que mostramos', 'Origem', 'O que diz o feed']}
        rows={values.map(({ name, value, source, feed, isOverridden }) => [
          valueWords(name),
          value === null ? 'desconhecido' : shownWords(name, value),
          sourceWords(source),
          isOverridden ? (feed ?? 'nada') : '',
        ])}
      />
      <PlainTable
        caption="Imagens"
        heads={['Endereço', 'Está cá', 'Tamanho', 'Mostra', 'Pontuação']}
        rows={pictures.map(({ url, isHere, width, height, type, score }) => [
          url,
          isHere ? 'sim' : 'não',
          width === null ? '–' : `${width} × ${height}`,
          type === null ? '–' : shownWords('picture', type),
          score === null ? '–' : score.toFixed(2).replace('.', ','),
        ])}
      />
      <PlainTable
        caption="Preços que vimos"
        heads={['Desde', 'Preço', 'Antes, segundo a loja', 'Disponibilidade']}
        rows={prices.map(({ at, priceCents, claimedBeforeCents, availability }) => [
          momentWords(at),
          formatEuros(priceCents / 100),
          claimedBeforeCents === null ? '–' : formatEuros(claimedBeforeCents / 100),
          shownWords('availability', availability),
        ])}
      />
      <PlainTable
        caption="Pares por que foi agrupada"
        heads={['Oferta', 'Loja', 'É', 'Pontuação', 'Produto']}
        rows={relations.map(({ variantId, title, eshopName, kind, permille, productId }) => [
          <Link key="v" to={`/ofertas/${variantId}/info`}>
            {title}
          </Link>,
          eshopName,
          relationWords[kind],
          permille === null ? '–' : `${permille} ‰`,
          <Link key="p" to={`/produtos/${productId}`}>
            {productId}
          </Link>,
        ])}
      />
      <PlainTable
        caption="Campos do feed que ficam como vieram"
        heads={['Campo', 'Valor']}
        rows={raw.map(({ name, value }) => [name, value])}
      />
    </>
  )
}

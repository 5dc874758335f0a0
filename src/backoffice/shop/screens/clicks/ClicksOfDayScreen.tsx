import { Link } from 'react-router'
import type { ShopClick, ShopDayClicksAnswer } from '#platform/api-client/calls.ts'
import { formatDay } from '#storefront/copy/format.ts'
import { eurosText, microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-04: each click of a day, with what it costs or why it costs nothing. */
export function ClicksOfDayScreen({
  data: { day, clicks, nextPage },
}: ScreenProps<ShopDayClicksAnswer & { readonly day: string }>) {
  return (
    <>
      <ScreenHead
        title={`Cliques de ${formatDay(day)}`}
        lead="Os mais recentes primeiro. De quem clicou não se guarda nome nem endereço."
      >
        <Link to="/cliques">Todos os dias</Link>
      </ScreenHead>
      {clicks.length === 0 && <p className="empty">Neste dia não houve cliques.</p>}
      <PlainTable
        caption="Cliques"
        isWordy
        heads={['Quando', 'Artigo', { figures: 'Preço mostrado' }, { figures: 'Custo' }, 'Porquê']}
        rows={clicks.map((click) => [
          momentWords(click.at),
          click.itemId === null ? (
            'já não existe'
          ) : (
            <Link key={click.variantId} to={`/ofertas/${click.variantId}`}>
              {click.itemId}
            </Link>
          ),
          eurosText(click.price),
          costText(click),
          whyText(click),
        ])}
      />
      {nextPage !== null && (
        <p className="pages">
          <Link to={`/cliques/${day}?page=${nextPage}`}>Cliques anteriores</Link>
        </p>
      )}
    </>
  )
}

function costText({ state, costMicros }: ShopClick): string {
  return state === 'waiting' || costMicros === null ? '–' : microsText(costMicros)
}

function whyText({ state, costMicros, message }: ShopClick): string {
  if (state === 'waiting') return 'Ainda não foi julgado.'
  if (message !== null) return message
  return costMicros === 0 ? 'Conta, e a loja não licitou por ele.' : 'Conta.'
}

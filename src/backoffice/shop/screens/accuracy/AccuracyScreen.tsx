import { Form, Link, useLocation } from 'react-router'
import type { AccuracyReading, ShopAccuracyAnswer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { contestStates, offerText } from '../../../parts/accuracy-words.ts'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { dayWords, momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { outcomeWords, percentText } from './accuracy-words.ts'

interface Accuracy {
  readonly accuracy: ShopAccuracyAnswer
  readonly readings: readonly AccuracyReading[]
  readonly next: number | null
}

/** G-04: the score as people see it, by day, and each reading. */
export function AccuracyScreen({ data: { accuracy, readings, next } }: ScreenProps<Accuracy>) {
  const { siteUrl } = usePlace()
  const asked = useAskedValue()
  const outcome = asked('outcome')
  return (
    <>
      <ScreenHead
        title="Exatidão"
        lead="Depois de alguns cliques lemos a página da loja e comparamos o preço e o stock com o que mostrámos."
      >
        <a href={`${siteUrl}/como-medimos-exatidao`}>Como conta</a>
      </ScreenHead>
      <Score {...accuracy} />
      <FilterForm search={null}>
        <SelectField
          name="outcome"
          label="Leituras"
          options={[['', 'Todas'], ...Object.entries(outcomeWords)]}
          defaultValue={outcome}
        />
      </FilterForm>
      {readings.length === 0 && (
        <p className="empty">
          {outcome === ''
            ? 'Ainda não lemos páginas da loja: isso acontece depois de cliques.'
            : 'Não há leituras destas.'}
        </p>
      )}
      <PlainTable
        caption="Leituras"
        isWordy
        heads={['Leitura', 'Quando', 'Mostrámos', 'Lemos', 'Resultado', 'Contestação']}
        rows={readings.map((reading) => [
          <Link key={reading.id} to={`/exatidao/${reading.id}`}>
            {reading.id}
          </Link>,
          momentWords(reading.observedAt),
          offerText(reading.shownPrice, reading.shownAvailability),
          offerText(reading.readPrice, reading.readAvailability),
          reading.message ?? outcomeWords[reading.outcome],
          reading.contest === null ? '–' : contestStates[reading.contest.state],
        ])}
      />
      {next !== null && (
        <p className="pages">
          <Link to={`/exatidao?before=${next}${outcome === '' ? '' : `&outcome=${outcome}`}`}>Leituras anteriores</Link>
        </p>
      )}
      <PlainTable
        caption="Por dia"
        heads={[
          'Dia',
          ...['Certas', 'Preço diferente', 'Stock diferente', 'Não se sabe', 'Contestadas', 'Avisos'].map(
            (figures) => ({
              figures,
            }),
          ),
        ]}
        rows={accuracy.days.map(({ day, right, price, stock, unknown, contested, reports }) => [
          dayWords(day),
          ...[right, price, stock, unknown, contested, reports].map(formatCount),
        ])}
      />
      <ReadingChoice isRead={accuracy.isRead} />
    </>
  )
}

function Score({ percent, readings, right, price, stock, reports }: ShopAccuracyAnswer) {
  const figures = [
    ['Certas', right],
    ['Preço diferente', price],
    ['Stock diferente', stock],
    ['Avisos de compradores', reports],
  ] as const
  return (
    <ul className="figures">
      <li className="figure" data-tone={percent !== null && percent < 90 ? 'care' : 'well'}>
        <h2>Exatidão</h2>
        <p className="value">{percentText(percent)}</p>
        <p className="soft">
          {percent === null ? 'são precisas 20 leituras' : `de ${formatCount(readings)} leituras em 90 dias`}
        </p>
      </li>
      {figures.map(([label, count]) => (
        <li key={label} className="figure" data-tone="well">
          <h2>{label}</h2>
          <p className="value">{formatCount(count)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The shop's wish that its pages be read, or not. */
function ReadingChoice({ isRead }: { isRead: boolean }) {
  const may = useMay()
  const { pathname } = useLocation()
  if (!may('profile')) return isRead ? null : <p className="soft">As páginas da loja não são lidas.</p>
  return (
    <Form method="post" action={pathname} className="actions">
      <input type="hidden" name="isRead" value={isRead ? '0' : '1'} />
      <p className="soft">
        {isRead
          ? 'Lemos as páginas da loja para medir a exatidão.'
          : 'Não lemos as páginas da loja, porque assim quis.'}
      </p>
      <button type="submit">{isRead ? 'Deixar de ler as páginas da loja' : 'Voltar a ler as páginas da loja'}</button>
    </Form>
  )
}

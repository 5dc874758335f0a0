import { isRefusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { openInvitation, readIdent, refusalOf } from './opened.ts'
import type { ShownInvitation } from './star-source.ts'

interface DelayedProps {
  readonly ident: string
  readonly eshop: string
  /** What can be chosen; null: it has been put off three times. */
  readonly delayDays: readonly number[] | null
  /** In how many days it is asked again; null: nothing has been sent yet. */
  readonly askedInDays: number | null
  readonly complaint: string | null
}

const FORM_BYTES = 4_096
const DELAYS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'delays' }

/** R-12 'Ainda não chegou': the mail comes again in so many days. */
export const starDelayedPage = definePage({
  id: 'R-12',
  name: 'starDelayed',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  address: ({ path, params }) => readIdent(params.ident, path),
  load: async ({ ident }, dependencies, request) => {
    const opened = await openInvitation(ident, dependencies, request)
    if (isRefusal(opened)) return opened
    return { props: propsOf(ident, opened) }
  },
  head: () => ({
    title: 'Ainda não chegou',
    description: 'Perguntamos outra vez mais tarde.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: StarDelayedPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: DELAYS,
    take: async (fields, { params: { ident } }, dependencies, request) => {
      const opened = await openInvitation(ident, dependencies, request)
      if (isRefusal(opened)) return opened
      const shown = propsOf(ident, opened)
      if (shown.delayDays === null || shown.delayDays.length === 0) return { status: 409, props: shown }
      const days = shown.delayDays.find((each) => String(each) === fields.get('dias'))
      if (days === undefined) return { status: 422, props: { ...shown, complaint: 'Escolha daqui a quantos dias.' } }
      const outcome = await dependencies.star.delay(ident, days)
      if (outcome === 'delayed') return { props: { ...shown, askedInDays: days } }
      return outcome === 'no-more' ? { status: 409, props: { ...shown, delayDays: null } } : refusalOf(outcome)
    },
  },
})

function propsOf(ident: string, { eshop, delayDays }: Pick<ShownInvitation, 'eshop' | 'delayDays'>): DelayedProps {
  return { ident, eshop: eshop.name, delayDays, askedInDays: null, complaint: null }
}

function StarDelayedPage(props: DelayedProps) {
  return (
    <div className="wrap star-page">
      <h1>Ainda não chegou?</h1>
      <DelayedBody {...props} />
    </div>
  )
}

function DelayedBody({ ident, eshop, delayDays, askedInDays, complaint }: DelayedProps) {
  if (askedInDays !== null)
    return (
      <p className="lead" role="status">
        {`Está bem: escrevemos outra vez daqui a ${askedInDays} dias.`}
      </p>
    )
  if (delayDays === null || delayDays.length === 0)
    return (
      <p className="lead">
        {delayDays === null
          ? 'Já perguntámos três vezes, e não escrevemos mais.'
          : 'Já não podemos escrever outra vez: apagamos o endereço de quem compra 90 dias depois da encomenda.'}
        {` Sobre a encomenda, fale com a ${eshop}. Quando chegar, pode `}
        <a href={paths.star(ident)}>avaliar por esta ligação</a>.
      </p>
    )
  return (
    <form className="form" method="post" action={paths.starDelayed(ident)}>
      <p className="lead">{`Perguntamos outra vez mais tarde. Se a demora não for a combinada, fale com a ${eshop}.`}</p>
      <fieldset className="choices">
        <legend>
          <b>Escrevam-me outra vez daqui a</b>
        </legend>
        {delayDays.map((days, index) => (
          <label key={days}>
            <input type="radio" name="dias" value={days} defaultChecked={index === Math.min(1, delayDays.length - 1)} />
            {`${days} dias`}
          </label>
        ))}
      </fieldset>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <Button type="submit" tone="primary">
        Perguntem mais tarde
      </Button>
      <p>
        <a href={paths.star(ident)}>Já chegou: avaliar agora</a>
      </p>
    </form>
  )
}

import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { linkAddress, LINK_FORM_BYTES } from '../../parts/mail-links/link-address.ts'
import { MailsEnd } from '../../parts/mail-links/MailsEnd.tsx'
import { Button } from '../../ui/Button.tsx'

function hashOf(hash: string, path: (hash: string) => string) {
  return linkAddress('wlac', hash, path)
}

interface LinkPageProps {
  readonly hash: string
  /** null: nothing has been sent yet. */
  readonly outcome: 'done' | 'over' | null
}

/** a link only shows the button; what is sent by it, or by the one click of a mail program, ends it. Everybody is answered alike. */
export const watchEndPage = definePage({
  id: 'R-19',
  name: 'watchEnd',
  access: 'anyone',
  cache: 'private',
  address: ({ params }) => hashOf(params.hash, paths.watchEnd),
  load: async ({ hash }): Promise<{ props: LinkPageProps }> => ({ props: { hash, outcome: null } }),
  head: () => ({
    title: 'Deixar de receber alertas',
    description: 'Terminar os alertas de um e-mail.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: WatchEndPage,
  form: {
    maxBytes: LINK_FORM_BYTES,
    says: 'nothing',
    take: async (_fields, { params }, { watches }): Promise<{ props: LinkPageProps }> => {
      await watches.endBy(params.hash)
      return { props: { hash: params.hash, outcome: 'done' } }
    },
  },
})

function WatchEndPage({ hash, outcome }: LinkPageProps) {
  return <MailsEnd heading="Deixar de receber alertas" action={paths.watchEnd(hash)} isDone={outcome !== null} />
}

/** Of the mail that asks an address: a button, only its POST says yes. */
export const watchConfirmPage = definePage({
  id: 'A-03',
  name: 'watchConfirm',
  access: 'anyone',
  cache: 'private',
  address: ({ params }) => hashOf(params.hash, paths.watchConfirm),
  load: async ({ hash }): Promise<{ props: LinkPageProps }> => ({ props: { hash, outcome: null } }),
  head: () => ({
    title: 'Confirmar o alerta',
    description: 'Confirmar um alerta de preço ou de stock.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: WatchConfirmPage,
  form: {
    maxBytes: LINK_FORM_BYTES,
    take: async (_fields, { params }, { watches }): Promise<{ props: LinkPageProps }> => ({
      props: { hash: params.hash, outcome: (await watches.confirmBy(params.hash)) ? 'done' : 'over' },
    }),
  },
})

function WatchConfirmPage({ hash, outcome }: LinkPageProps) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Confirmar o alerta</h1>
        {outcome === null ? (
          <form method="post" action={paths.watchConfirm(hash)}>
            <p className="lead">Depois de confirmar, avisamos por e-mail.</p>
            <Button type="submit" tone="primary">
              Confirmar o alerta
            </Button>
          </form>
        ) : (
          <p className="lead" role="status">
            {outcome === 'done'
              ? 'Está confirmado. Avisamos assim que acontecer.'
              : 'Esta ligação já foi usada ou passou do prazo de dois dias. Pode pedir o alerta outra vez na página do produto ou da lista.'}
          </p>
        )}
      </div>
    </div>
  )
}

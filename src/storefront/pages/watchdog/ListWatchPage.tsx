import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { MailPreferencesLink } from './MailPreferencesLink.tsx'
import { PaceSelect } from './PaceSelect.tsx'

export interface ListWatchPageProps {
  /** Canonical. */
  readonly listingUrl: string
  readonly words: string
  /** What stands in it now; null: nothing that has all of its words. */
  readonly countText: string | null
  /** Its vouchers are told too. */
  readonly isOfShop: boolean
  /** More stands in it than is watched. */
  readonly isTooWide: boolean
  /** null: nobody is signed in, and an address is asked for. */
  readonly signedInAs: string | null
  /** The address that was filled in, and what is wrong with it. */
  readonly filled?: string
  readonly isFrequent?: boolean
  readonly complaint?: string
  /** A mail to this address is on its way. */
  readonly mailedTo?: string
}

/** What is watched, in words, and the form. */
export function ListWatchPage(props: ListWatchPageProps) {
  const { listingUrl, words, countText, mailedTo, isTooWide } = props
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: 'Início', url: paths.homepage() },
          { name: words, url: listingUrl },
        ]}
      />
      <h1 className="modal-page-title">Alerta de novos produtos</h1>
      <div className="info">
        <p className="lead">
          <a href={listingUrl}>{words}</a>
          {countText !== null && ` · ${countText} agora`}
        </p>
        {mailedTo !== undefined ? (
          <p className="lead" role="status">
            Enviámos um e-mail para <bdi>{mailedTo}</bdi>. O alerta começa quando o confirmar.
          </p>
        ) : isTooWide ? (
          <p className="note">
            Esta lista tem produtos a mais para um alerta. Escolha uma categoria, um preço ou outro filtro, e volte aqui
            a partir da lista.
          </p>
        ) : (
          <ListForm {...props} />
        )}
      </div>
    </div>
  )
}

function ListForm({ listingUrl, isOfShop, signedInAs, filled, isFrequent = false, complaint }: ListWatchPageProps) {
  return (
    <form className="form" method="post" action={paths.watchList(listingUrl)} noValidate>
      <p>Avisamos quando um produto entrar nesta lista, por ser novo ou porque o preço desceu. Cada um, uma só vez.</p>
      {isOfShop && <p>Avisamos também dos vouchers que a loja começar a dar.</p>}
      {signedInAs === null ? (
        <>
          <Field
            id="alerta-email"
            name="email"
            type="email"
            label="E-mail"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={filled}
            hint="Enviamos um e-mail para confirmar. Só o usamos para este alerta."
            error={complaint ?? null}
          />
          <PaceSelect isFrequent={isFrequent} />
        </>
      ) : (
        <p>
          Avisamos por e-mail: <bdi>{signedInAs}</bdi>
        </p>
      )}
      <Button type="submit" tone="primary">
        Avisar-me de novos produtos
      </Button>
      <p className="fine">
        {signedInAs === null ? 'Nunca entre as 22h e as 8h. ' : ''}
        Pode terminar quando quiser.
        {signedInAs !== null && (
          <>
            {' '}
            <MailPreferencesLink />
          </>
        )}
      </p>
    </form>
  )
}

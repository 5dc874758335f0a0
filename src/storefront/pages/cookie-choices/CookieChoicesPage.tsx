import type { Consent } from '#domains/identity/contract.ts'
import { ACCEPT_WORDS, KEEP_WORDS, REFUSE_WORDS } from '../../copy/consent-words.ts'
import { ConsentKinds } from '../../parts/consent/ConsentKinds.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'

/** M-08 as a page: the same choices as in the bar, by a form. */
export function CookieChoicesPage({
  consent,
  isSaved,
}: {
  readonly consent: Consent | null
  readonly isSaved: boolean
}) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Escolhas sobre cookies</h1>
        <p className="lead">
          Os cookies essenciais fazem o site funcionar. Os outros só são guardados com o seu consentimento, que pode
          mudar quando quiser.
        </p>
        {isSaved && (
          <p className="own-saved" role="status">
            A escolha ficou guardada neste navegador.
          </p>
        )}
        <form className="form" method="post" action={paths.cookieChoices()} data-consent-form="">
          <ConsentKinds consent={consent} />
          <div className="cookie-bar-buttons">
            <Button tone="primary" type="submit" name="escolha" value="recusar">
              {REFUSE_WORDS}
            </Button>
            <Button tone="primary" type="submit" name="escolha" value="aceitar">
              {ACCEPT_WORDS}
            </Button>
            <Button type="submit" name="escolha" value="guardar">
              {KEEP_WORDS}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}

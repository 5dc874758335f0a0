import { ACCEPT_WORDS, REFUSE_WORDS } from '../../copy/consent-words.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'

/** T-01: refuse and accept by a form, which needs no script; one by one in the bar, or on its page without script. */
export function CookieChoice() {
  return (
    <form className="cookie-choice" method="post" action={paths.cookieChoices()}>
      <Button tone="primary" type="submit" name="escolha" value="recusar">
        {REFUSE_WORDS}
      </Button>
      <Button tone="primary" type="submit" name="escolha" value="aceitar">
        {ACCEPT_WORDS}
      </Button>
      <LinkButton href={paths.cookieChoices()} data-cookie-choices="">
        Escolher um a um
      </LinkButton>
    </form>
  )
}

import { Button, LinkButton } from './Button.tsx'

/**
 * It could not be loaded: said aloud, and tried again by `onRetry` (M-13). `href`: a page that says the same, for whoever has no luck twice.
 * `takesFocus`: the second try is at hand for the keyboard, where what failed was asked for by a touch.
 */
export function ErrorState({
  text = 'Não foi possível carregar. Verifique a ligação e tente outra vez.',
  onRetry,
  href,
  takesFocus = false,
}: {
  readonly text?: string
  readonly onRetry?: (() => void) | undefined
  readonly href?: string | undefined
  readonly takesFocus?: boolean
}) {
  return (
    <div className="failed">
      <p role="alert">{text}</p>
      <div className="actions">
        {onRetry !== undefined && (
          <Button tone="primary" onClick={onRetry} ref={takesFocus ? focusOnce : undefined}>
            Tentar outra vez
          </Button>
        )}
        {href !== undefined && <LinkButton href={href}>Abrir a página</LinkButton>}
      </div>
    </div>
  )
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}

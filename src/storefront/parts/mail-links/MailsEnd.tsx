import { Button } from '../../ui/Button.tsx'

export interface MailsEndProps {
  readonly heading: string
  readonly action: string
  readonly isDone: boolean
  /** What the button will do, and what it has done. */
  readonly before?: string
  readonly after?: string
}

/** Where a mail's "Deixar de receber" leads: a link only shows the button. */
export function MailsEnd({
  heading,
  action,
  isDone,
  before = 'Depois de confirmar, estes e-mails param.',
  after = 'Feito: já não recebe estes e-mails.',
}: MailsEndProps) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>{heading}</h1>
        {isDone ? (
          <p className="lead" role="status">
            {after}
          </p>
        ) : (
          <form method="post" action={action}>
            <p className="lead">{before}</p>
            <Button type="submit" tone="primary">
              Deixar de receber
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

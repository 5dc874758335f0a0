import type { KeptMail } from '#platform/mail/kept-mails.ts'
import { PlainDocument } from '../../layout/PlainDocument.tsx'

/** What would have been sent, newest first. */
export function DevMailsPage({ mails }: { mails: readonly KeptMail[] }) {
  return (
    <PlainDocument title="E-mails" description="Os e-mails deste ambiente de desenvolvimento.">
      <div className="wrap">
        <h1>E-mails</h1>
        {mails.length === 0 && <p className="lead">Ainda não há nenhum.</p>}
        <ol className="info">
          {mails.map(({ id, to, subject, state, queuedAt }) => (
            <li key={id}>
              <a href={`/dev/mail/${id}`}>{subject}</a> · <bdi>{to}</bdi> · {state} ·{' '}
              <time dateTime={queuedAt.toISOString()}>{queuedAt.toISOString().slice(0, 16).replace('T', ' ')}</time>
            </li>
          ))}
        </ol>
      </div>
    </PlainDocument>
  )
}

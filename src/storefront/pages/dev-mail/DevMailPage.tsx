import type { ReadableMail } from '#platform/mail/kept-mails.ts'
import { PlainDocument } from '../../layout/PlainDocument.tsx'
import { linkedText } from './linked-text.tsx'

/** One mail as a mail program shows it, and as text. Its HTML lies in a frame that runs nothing. */
export function DevMailPage({ mail }: { mail: ReadableMail }) {
  return (
    <PlainDocument title={mail.subject} description="Um e-mail deste ambiente de desenvolvimento.">
      <div className="wrap">
        <p>
          <a href="/dev/mail">E-mails</a>
        </p>
        <h1>{mail.subject}</h1>
        <p>
          Para <bdi>{mail.to}</bdi> · {mail.state}
        </p>
        <h2>HTML</h2>
        <iframe
          title={mail.subject}
          src={`/dev/mail/${mail.id}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          width="100%"
          height="720"
        />
        <h2>Texto</h2>
        <pre>{linkedText(mail.text)}</pre>
      </div>
    </PlainDocument>
  )
}

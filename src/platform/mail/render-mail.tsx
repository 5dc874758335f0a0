import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { readableLine } from '#platform/readable-text.ts'
import type { ComposedMail, MailFrame } from './define-mail.ts'
import { MailLink, MailNote } from './mail-parts.tsx'
import { MAIL_BY_NIGHT, MAIL_COLOURS, MAIL_LETTERS } from './mail-style.ts'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo: string | null
  /** Whole address, or null. */
  readonly unsubscribeUrl: string | null
}

const SUBJECT_CHARS = 150
/** As much as lists of mails show beside a subject. */
const PREVIEW_CHARS = 140

/** A mail as it is sent: its body in the common frame, as HTML and as text. */
export async function renderMail(mail: ComposedMail, { site }: MailFrame): Promise<RenderedMail> {
  const unsubscribeUrl = mail.unsubscribePath === null ? null : site.url + mail.unsubscribePath
  const subject = readableLine(mail.subject, SUBJECT_CHARS)
  const preview = await previewOf(mail.body)
  const html = await render(<FramedMail {...{ mail, subject, preview, site, unsubscribeUrl }} />)
  return { subject, html, text: textOf(html), replyTo: mail.replyTo, unsubscribeUrl }
}

function FramedMail({
  mail,
  subject,
  preview,
  site,
  unsubscribeUrl,
}: MailFrame & { mail: ComposedMail; subject: string; preview: string; unsubscribeUrl: string | null }) {
  return (
    <Html lang="pt-PT">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{MAIL_BY_NIGHT}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: 0 }}>
        {/* The body's own colour is another element's in mail programs, which no style sheet then reaches. */}
        <Section className="ground" style={{ backgroundColor: MAIL_COLOURS.ground, padding: '32px 12px' }}>
          <Container style={{ maxWidth: '560px', width: '100%' }}>
            <Text style={{ margin: '0 0 16px 4px' }}>
              <Link href={site.url} className="ink" style={logo}>
                {site.name}
              </Link>
            </Text>
            <Section className="paper" style={paper}>
              {mail.body}
            </Section>
            <Section style={{ padding: '20px 4px 0' }}>
              <MailNote>Recebeu este e-mail porque {mail.reason}</MailNote>
              {unsubscribeUrl !== null && (
                <MailNote>
                  <MailLink href={unsubscribeUrl}>Deixar de receber estes e-mails</MailLink>
                </MailNote>
              )}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

const logo = {
  color: MAIL_COLOURS.ink,
  fontFamily: MAIL_LETTERS,
  fontSize: '22px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
}
const paper = {
  backgroundColor: MAIL_COLOURS.paper,
  border: `1px solid ${MAIL_COLOURS.line}`,
  borderRadius: '10px',
  padding: '32px 32px 16px',
}

/** What lists of mails show beside the subject, which says already what the heading does: how the words go on. */
async function previewOf(body: ReactElement): Promise<string> {
  const words = toPlainText(await render(body), {
    wordwrap: false,
    selectors: [
      { selector: 'h1', format: 'skip' },
      { selector: 'hr', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
  return readableLine(words, PREVIEW_CHARS)
}

/** Each link with its address behind it, headings as they are written. */
function textOf(html: string): string {
  return toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    ],
  })
}

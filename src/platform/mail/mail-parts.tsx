import { Heading, Hr, Img, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { MAIL_COLOURS, MAIL_LETTERS } from './mail-style.ts'

/** What the bodies of mails are made of: styles stand in each element, because mail programs drop style sheets. */

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="ink" style={{ ...words, fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' }}>
      {children}
    </Heading>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ ...words, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }}>
      {children}
    </Text>
  )
}

/** What somebody may read, and need not. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <Text
      className="soft"
      style={{ ...words, color: MAIL_COLOURS.soft, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' }}
    >
      {children}
    </Text>
  )
}

/** The one thing to do: a link as high as a finger. Its address stands in the text part. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '8px 0 24px' }}>
      <Link
        href={href}
        className="button"
        style={{
          ...words,
          backgroundColor: MAIL_COLOURS.azulejo,
          borderRadius: '8px',
          color: '#ffffff',
          display: 'inline-block',
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '24px',
          padding: '12px 24px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Text>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: MAIL_COLOURS.azulejo, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** A code to be read off, or copied, and typed elsewhere. */
export function MailCode({ children }: { children: ReactNode }) {
  return (
    <Text
      className="ink"
      style={{
        ...words,
        fontSize: '32px',
        fontWeight: 700,
        letterSpacing: '0.12em',
        lineHeight: '40px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Text>
  )
}

/** Something of several, told apart by a line. */
export function MailItem({ children }: { children: ReactNode }) {
  return (
    <Section style={{ padding: '0 0 8px' }}>
      <Hr className="line" style={{ border: 0, borderTop: `1px solid ${MAIL_COLOURS.line}`, margin: '0 0 16px' }} />
      {children}
    </Section>
  )
}

/** A picture of what the words beside it say; programs that show none lose nothing. */
export function MailPicture({ src, width }: { src: string; width: number }) {
  return <Img src={src} width={width} alt="" style={{ borderRadius: '8px', display: 'block', margin: '0 0 8px' }} />
}

const words = { color: MAIL_COLOURS.ink, fontFamily: MAIL_LETTERS }

import type { ReactNode } from 'react'

/** The text with its addresses as links. */
export function linkedText(text: string): ReactNode[] {
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

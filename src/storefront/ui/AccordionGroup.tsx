import type { ReactNode } from 'react'

/**
 * H-10: questions, steps, what belongs together. Each has an address of its own, whose hash opens it (client/accordions.ts). One is open at a time,
 * which is the browser's own for `details` of one name, unless `expandMultiple`.
 */
export function AccordionGroup({
  name,
  items,
  expandMultiple = false,
}: {
  readonly name: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[]
  readonly expandMultiple?: boolean
}) {
  return (
    <div className="faq" expand-multiple={expandMultiple ? 'true' : undefined}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={expandMultiple ? undefined : name}>
          <summary>{title}</summary>
          {content}
        </details>
      ))}
    </div>
  )
}

import type { CompareNotice } from './compare-view.ts'

/** What was asked for and cannot be shown. */
export function CompareNotices({ notices }: { notices: readonly CompareNotice[] }) {
  return notices.length === 0 ? null : (
    <ul className="compare-notices">
      {notices.map(({ text, link, removeUrl, ids }) => (
        <li key={removeUrl}>
          {text}
          {link !== null && (
            <>
              {' '}
              <a href={link.url}>{link.text}</a>
            </>
          )}{' '}
          <a href={removeUrl} data-compare-remove={ids.join(',')}>
            Retirar da comparação
          </a>
        </li>
      ))}
    </ul>
  )
}

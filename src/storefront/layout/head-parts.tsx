import { paths } from '../paths.ts'
import type { PageScriptAsset } from '../site.ts'

/** Its integrity covers no import: what it imports at once is named beside it, and so asked for at once. */
export function PageScripts({ script: { file, integrity, imports } }: { script: PageScriptAsset }) {
  return (
    <>
      {imports.map((each) => (
        <link key={each.file} rel="modulepreload" href={paths.asset(each.file)} integrity={each.integrity} />
      ))}
      <script type="module" src={paths.asset(file)} integrity={integrity} />
    </>
  )
}

/** The browser's own bars in the colour of our ground (styles/tokens.css), by day and by night. */
export function ThemeColors() {
  return (
    <>
      <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161513" media="(prefers-color-scheme: dark)" />
    </>
  )
}

import { useEffect, useState } from 'react'

export type ShareOutcome = 'none' | 'copied' | 'failed'

/** As long as a copied voucher says so (section 9). */
const COPIED_MS = 2_000

/** Shares a link by what the browser offers for it, else by the clipboard; for a moment it is known that it was copied. */
export function useShared({ url, title }: { readonly url: string; readonly title: string }) {
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('none'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      console.error('Failed to copy to clipboard')
      setOutcome('failed')
    }
  }
  // Who puts the browser's own choice away wanted nothing else.
  const share = (): void =>
    'share' in navigator ? void navigator.share({ url, title }).catch(() => undefined) : void copy()
  return { outcome, share }
}

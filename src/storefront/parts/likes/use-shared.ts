import { useEffect, useState } from 'react'

export type ShareOutcome = 'none' | 'copied' | 'failed'

/** As long as a copied voucher says so (section 9). */
const COPIED_MS = 2_000

/** Shares a link, which may first have to be asked for, by what the browser offers for it, else by the clipboard; for a moment it is known that it was copied. */
export function useShared(title: string, linkOf: () => string | Promise<string>) {
  const [outcome, setOutcome] = useState<ShareOutcome>('none')
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('none'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const share = async (): Promise<void> => {
    try {
      const url = await linkOf()
      if (typeof navigator.share === 'function') return await navigator.share({ url, title })
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch (error) {
      // Who puts the browser's own choice away wanted nothing else.
      if (error instanceof Error && error.name === 'AbortError') return
      console.error('Failed to copy to clipboard')
      setOutcome('failed')
    }
  }
  return { outcome, share: () => void share() }
}

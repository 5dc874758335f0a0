import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link to a preview holds: long enough for somebody to read it and answer. */
const HOLDS_MS = 7 * 86_400_000

/** Links to articles that are not published: whoever has one sees the article, signed in or not. */
export interface PreviewLinks {
  /** The end and the signature, as the address carries them. */
  sign(articleId: number, now: Date): string
  /** Whether it is one of ours, for this article, and not over. */
  isGood(articleId: number, link: string, now: Date): boolean
}

/** `key` is of previews alone. */
export function previewLinks(key: Uint8Array): PreviewLinks {
  const signature = (articleId: number, end: number) =>
    createHmac('sha256', key).update(`${articleId}.${end}`).digest('base64url')
  return {
    sign: (articleId, now) => {
      const end = Math.floor((now.getTime() + HOLDS_MS) / 1000)
      return `${end}.${signature(articleId, end)}`
    },
    isGood: (articleId, link, now) => {
      const [, end = '', given = ''] = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(link) ?? []
      if (end === '' || Number(end) * 1000 <= now.getTime()) return false
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(articleId, Number(end))))
    },
  }
}

import { PREVIEW_HOLDS_MS, type SignedLinks, signedLinks } from '#domains/content/contract.ts'
import { derivedKey } from '#platform/secret.ts'

/** What previews are signed with. */
export function previewLinksOf({ secret }: { readonly secret: string }): SignedLinks {
  return signedLinks(derivedKey(secret, 'article-preview'), PREVIEW_HOLDS_MS)
}

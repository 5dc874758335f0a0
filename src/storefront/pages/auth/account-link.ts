/** What the link of a mail carries. Null where it is no link of ours. */
export function readAccountLink(params: {
  readonly userId: string
  readonly code: string
}): { readonly personId: number; readonly code: string } | null {
  return /^[1-9]\d{0,14}$/.test(params.userId) && isLinkCode(params.code)
    ? { personId: Number(params.userId), code: params.code }
    : null
}

/** Shape of the codes of mails (identity/codes/code.ts). */
export function isLinkCode(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

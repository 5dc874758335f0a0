/** Where the owner of a domain puts what shows that it is theirs. What stands there is `poiso-loja=` and the application's own text. */

/** Names whose TXT records are read: a name of its own, or that of the domain where a provider takes no underscores. */
export function recordNames(host: string): readonly string[] {
  return [`_poiso.${host}`, host]
}

export const PROOF_PATH = '/.well-known/poiso-loja.txt'

/** As it stands in the record and in the file. */
export function proofLine(proofText: string): string {
  return `poiso-loja=${proofText}`
}

/** Addresses of the file, tried in turn; of a loopback host that may be fetched from, that one alone. */
export function fileAddresses(host: string, testHosts: readonly string[]): readonly string[] {
  const testPort = host.endsWith('.localhost')
    ? testHosts
        .find((pair) => pair.includes('localhost:'))
        ?.split(':')
        .at(-1)
    : undefined
  if (testPort !== undefined) return [`http://${host}:${testPort}${PROOF_PATH}`]
  return [`https://${host}${PROOF_PATH}`, `https://www.${host}${PROOF_PATH}`, `http://${host}${PROOF_PATH}`]
}

/**
 * Mailboxes that only who runs a domain has (RFC 2142; the same five that certificates are given out by): anybody may have
 * `ana@` of a provider, or even `geral@`.
 */
export const proofMailboxes = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const
export type ProofMailbox = (typeof proofMailboxes)[number]

export function isProofMailbox(text: string): text is ProofMailbox {
  return (proofMailboxes as readonly string[]).includes(text)
}

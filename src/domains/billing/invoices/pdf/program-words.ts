import { type DocumentSignature, shownCharacters } from '../../signatures/signature.ts'

/** What the paper says of the program: the words prescribed for one that is certified (Portaria 363/2010, art. 6 no. 3); one that is not says so. */
export function programWords(signature: DocumentSignature | null): string {
  const uncertified = 'Documento emitido por programa não certificado pela Autoridade Tributária.'
  if (signature === null) return uncertified
  const shown = shownCharacters(signature)
  return signature.certificate === 0
    ? `${shown} · ${uncertified}`
    : `${shown}-Processado por programa certificado n.º ${signature.certificate}/AT`
}

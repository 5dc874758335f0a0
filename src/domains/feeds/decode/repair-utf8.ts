const WINDOWS_1252 = new TextDecoder('windows-1252')
const SEQUENCE =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|\xed[\xa0-\xbf][\x80-\xbf]|[\x80-\xff]/g

/**
 * Decodes damaged UTF-8: well-formed sequences as they are, half surrogates left out, any other byte beyond ASCII as
 * windows-1252. Counts both kinds.
 */
export function repairUtf8(bytes: Buffer): { text: string; repairs: number; sequences: number; first: string } {
  let repairs = 0
  let sequences = 0
  let first = ''
  const text = bytes.toString('latin1').replace(SEQUENCE, (match) => {
    const isWhole = match.length > 1 && !(match[0] === '\xed' && match[1]! >= '\xa0')
    if (isWhole) {
      sequences += 1
      return Buffer.from(match, 'latin1').toString('utf8')
    }
    repairs += 1
    if (first === '') first = `0x${match.charCodeAt(0).toString(16).toUpperCase()}`
    return match.length > 1 ? '' : WINDOWS_1252.decode(Buffer.from(match, 'latin1'))
  })
  return { text, repairs, sequences, first }
}

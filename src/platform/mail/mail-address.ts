const MOST_CHARS = 254
/** One address and nothing else: no names, lists, comments, quotes, spaces or line ends, so that it can be a header and an envelope. */
const ADDRESS =
  /^[^\s@<>"(),;:\\[\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Whether mail can be sent to this address. */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_CHARS && ADDRESS.test(text) && !text.startsWith('.') && !/\.\.|\.@/.test(text)
}

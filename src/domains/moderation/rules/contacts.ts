import type { RuleCode } from './rule-codes.ts'

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
}
const DIGIT_RUN = new RegExp(
  String.raw`\b(?:(?:${Object.keys(DIGIT_WORDS).join('|')}|\d{1,3})[\s,.-]+){5,}(?:${Object.keys(DIGIT_WORDS).join('|')}|\d{1,3})\b`,
  'g',
)
/** Two to four digits a group, however they are set apart. */
const NUMBER = /(?<![\w€])(?:\+|00)?\(?\d[\d\s().\-/_]{7,22}\d(?!\w)/g
const PORTUGUESE = /^(?:9[1236]\d{7}|2[1-9]\d{7}|3[09]\d{7}|70[78]\d{6}|76[01]\d{6}|80[08]\d{6})$/
/** What is said of a number that nobody can be called by. */
const NO_PHONE_BEFORE =
  /(?:encomenda|pedido|referencia|ref|fatura|serie|artigo|modelo|codigo|processo|ean|sku|nif|contribuinte)\b[^\d]{0,14}$/
const NO_PHONE_AFTER = /^\s*(?:cm|mm|m\b|m2|kg|x\s*\d|€|eur)/

const PLATFORM = String.raw`(?:whats\s?app|whatsap|wpp|zap|telegram|insta(?:gram)?|facebook|messenger|tik\s?tok|viber|signal)`
const HANDLES = [
  /(?<![\w.@])@[a-z_][\w.]{2,29}(?![\w.]{0,60}@)/,
  new RegExp(String.raw`\b${PLATFORM}\s*[:=]\s*@?[\w.+]{3,}`),
  new RegExp(
    String.raw`\b(?:chamem?|falem?|fala|mandem?|manda|contact\w+|sigam?|segue|adicion\w+|procurem?|escrevam?|enviem?)(?:-?me|-?nos)?\b[^.!?]{0,30}\b${PLATFORM}\b`,
  ),
  new RegExp(String.raw`\bno (?:meu|nosso) ${PLATFORM}\b`),
  /\b(?:wa|t)\.me\/\S+/,
  new RegExp(String.raw`\b(?:ig|insta|tt)\s+@?[a-z]+[_.\d][\w.]+`),
]

const AT = String.raw`\s{0,3}(?:@|[([{<]\s*(?:at|arroba|@)\s*[)\]}>]|\barroba\b|\bat\b(?=\s*(?:gmail|hotmail|outlook|yahoo|sapo|live|icloud)))\s{0,3}`
const DOT = String.raw`\s{0,3}(?:\.|[([{<]\s*(?:ponto|dot|\.)\s*[)\]}>]|\bponto\b|\bdot\b|\s)\s{0,3}`
const MAIL = new RegExp(
  String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}${AT}[a-z0-9-]{2,63}${DOT}(?:com|pt|net|org|eu|info|[a-z]{2,3})\b`,
)
const PROVIDER = new RegExp(
  String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}${AT}(?:gmail|hotmail|outlook|yahoo|sapo|icloud)\b`,
)

/** Ways to reach somebody in a folded text. */
export function contactCodes(text: string): readonly RuleCode[] {
  const isMail = MAIL.test(text) || PROVIDER.test(text)
  return [
    ...(hasPhone(text) ? (['phone'] as const) : []),
    ...(isMail ? (['email'] as const) : []),
    ...(!isMail && HANDLES.some((each) => each.test(text)) ? (['handle'] as const) : []),
  ]
}

function hasPhone(text: string): boolean {
  const read = withDigits(text)
  for (const { 0: found, index } of read.matchAll(NUMBER)) {
    if (NO_PHONE_BEFORE.test(read.slice(Math.max(0, index - 40), index))) continue
    if (NO_PHONE_AFTER.test(read.slice(index + found.length))) continue
    if (isPhone(found.trim())) return true
  }
  return false
}

function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  const national = /^(?:\+|00)/.test(written) || digits.startsWith('351') ? digits.replace(/^(?:00)?351/, '') : digits
  if (PORTUGUESE.test(national)) return true
  return /^\+\d/.test(written) && digits.length >= 9 && digits.length <= 15
}

/** Digits as digits: written out as words one after the other, or as letters that look like them among others. */
function withDigits(text: string): string {
  return text
    .replace(
      DIGIT_RUN,
      (run) => ` ${run.replace(/[a-z]+/g, (word) => DIGIT_WORDS[word] ?? word).replace(/[\s,.-]+/g, '')} `,
    )
    .replace(/\b[\doil|s]{3,}\b/g, (token) =>
      /\d/.test(token) ? token.replace(/o/g, '0').replace(/[il|]/g, '1').replace(/s/g, '5') : token,
    )
}

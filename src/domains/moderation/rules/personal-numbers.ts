/** Tax number, bank account or card: what nobody should read of anybody, by its check digits. */
export function hasPersonalNumber(text: string): boolean {
  return (
    hasTaxNumber(text) || hasAccount(text) || hasCard(text) || /\bcartao (?:de|do) cidadao\b[^\d]{0,12}\d{8}/.test(text)
  )
}

/** Told as what it is: nine digits alone may be anything. */
function hasTaxNumber(text: string): boolean {
  for (const { 1: digits = '' } of text.matchAll(
    /\b(?:nif|nipc|contribuinte|numero fiscal)\b[^\d]{0,20}((?:\d[\s.-]?){9})(?!\d)/g,
  ))
    if (isTaxNumber(digits.replace(/\D/g, ''))) return true
  return false
}

function isTaxNumber(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 8), (digit, index) => Number(digit) * (9 - index)).reduce(
    (total, part) => total + part,
  )
  const check = sum % 11 < 2 ? 0 : 11 - (sum % 11)
  return digits.length === 9 && check === Number(digits[8])
}

function hasAccount(text: string): boolean {
  for (const { 0: found } of text.matchAll(/\b[a-z]{2}\s?\d{2}(?:[\s.-]?[a-z0-9]){11,30}\b/g))
    for (let end = found.length; end > 14; end -= 1)
      if (isAccount(found.slice(0, end).replace(/[\s.-]/g, ''))) return true
  return false
}

/** ISO 13616: the remainder by 97 is 1. */
function isAccount(account: string): boolean {
  if (account.startsWith('pt') ? account.length !== 25 : account.length < 15 || account.length > 34) return false
  const turned = account.slice(4) + account.slice(0, 4)
  let rest = 0
  for (const sign of turned) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest === 1
}

function hasCard(text: string): boolean {
  for (const { 0: found } of text.matchAll(/(?<!\d)(?:\d{4}[\s-]?){3}\d{4}(?!\d)/g))
    if (isCard(found.replace(/\D/g, ''))) return true
  return false
}

/** Luhn; a run of one digit is none. */
function isCard(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 && new Set(digits).size > 1
}

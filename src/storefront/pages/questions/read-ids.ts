const MOST_ID = 2_147_483_647

/** An offer's id as an address has it; null: it is none. */
export function readVariantId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST_ID ? Number(text) : null
}

export function isQuestionId(text: string): boolean {
  return /^q[0-9a-f]{16}$/.test(text)
}

export function isAnswerId(text: string): boolean {
  return /^a[0-9a-f]{16}$/.test(text)
}

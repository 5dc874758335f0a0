/** Which of an item's values is meant by a field that may come several times: the one that says `value`, else the first; -1 for none. */
export function indexOfField(
  names: readonly string[],
  values: readonly string[],
  field: string,
  value: string | null,
): number {
  const first = names.indexOf(field)
  for (let at = first; value !== null && at !== -1; at = names.indexOf(field, at + 1))
    if (values[at]?.trim() === value) return at
  return first
}

/** fatal: the import fails; error: the item is left out; warning: a value was dropped or mended; hint: could be better. */
export type Severity = 'fatal' | 'error' | 'warning' | 'hint'

import type { ImportReport } from '../report/import-report.ts'

// Controls but tab and line ends, C1, direction overrides and isolates, non-characters, half surrogates.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/
const FORBIDDEN_ALL = new RegExp(`${FORBIDDEN.source}|[\\ud800-\\udfff]`, 'gu')

/**
 * Text without the characters that no name or price may hold (PostgreSQL refuses NUL, direction overrides forge what one
 * reads), each counted as a warning. Damaged characters that the file itself holds (U+FFFD) stay and are counted.
 */
export function cleanText(text: string, report: ImportReport): string {
  if (text.includes('\ufffd'))
    report.addMany('characters_damaged', text.split('\ufffd').length - 1, [{ value: 'U+FFFD' }])
  if (!FORBIDDEN.test(text) && text.isWellFormed()) return text
  return text.replace(FORBIDDEN_ALL, (unit) => {
    report.add('characters_removed', { value: `U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` })
    return ''
  })
}

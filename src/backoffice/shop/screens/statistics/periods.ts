/** Days that may be looked at together; the second where nothing is asked. */
export const PERIODS = [7, 30, 92] as const

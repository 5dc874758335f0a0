import { applicationCalls } from './backoffice/application-calls.ts'

export const calls = [...applicationCalls]

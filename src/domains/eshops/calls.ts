export { calls } from './backoffice/calls.ts'

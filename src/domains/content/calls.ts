export { backofficeCalls as calls } from './backoffice/calls.ts'

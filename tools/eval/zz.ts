import { evalDemoGrouping } from './demo-grouping.ts'
await evalDemoGrouping({ examples: 0 })

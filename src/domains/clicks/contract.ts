/** What other parts may use of the clicks (architecture.md, Layout). */
export { type ClickLink, clickPath } from './click-request.ts'
export { type ClickSource, clickSources } from './click-sources.ts'
export { type LinkedOffer, readRendering, type Rendering, signRendering } from './rendering-id.ts'
export { clicksByProduct } from './storage.ts'
export { visitorOfDay } from './visitor.ts'

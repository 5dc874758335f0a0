import fc from 'fast-check'

/** Of every property that names no seed of its own, so that what is green for one is green for all; `npm run test:chance` sends others. */
export const propertySeed = Number(process.env['TEST_SEED'] ?? 20_261_125)

fc.configureGlobal({ seed: propertySeed })

import fc from 'fast-check'

/**
 * Property tests draw the same values in every run, so that a change is judged by what it changes. Another number in
 * PROPERTY_SEED draws others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

/** Lets the page's clock start at the instant of the tests. Runs before the code that reads the time. */
import { inject } from 'vitest'
import type { Millis } from '#shared/kit/units.ts'
import { shiftDate } from '../run/shift-date.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The instant at which each file of component tests starts. */
    instant: Millis
  }
}

// A page may have a shifted clock already.
const MachineDate = Date.prototype.constructor as DateConstructor

shiftDate(inject('instant') - MachineDate.now())

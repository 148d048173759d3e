/** For files whose texts name days: the moved instant of the tests is for those that reckon with the day. */
import { shiftDate } from '../run/shift-date.ts'

const TUESDAY = Date.parse('2027-06-15T08:00:00Z')
// A page has a shifted clock already.
const MachineDate = Date.prototype.constructor as DateConstructor

/** Lets the page's clock start on Tuesday 15 June 2027 at 10:00, whatever `REOL_TEST_NOW` says. */
export const startOnTuesday = (): void => shiftDate(TUESDAY - MachineDate.now())

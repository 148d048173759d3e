import type { Millis } from '#shared/kit/units.ts'

/**
 * Moves `Date` so far ahead of the machine's clock. It runs in pages too, so it uses nothing of Node. A proxy keeps
 * every date an instance of the machine's own Date.
 */
export const shiftDate = (ahead: Millis): void => {
  const MachineDate = Date.prototype.constructor as DateConstructor
  const now = () => MachineDate.now() + ahead
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, called) => Reflect.construct(target, given.length ? given : [now()], called),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

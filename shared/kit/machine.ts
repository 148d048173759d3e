/** A state machine as a table: state → event → next state. What is not in the table cannot happen. */
export type Machine<State extends string | number, Event extends string> = Record<
  State,
  Partial<Record<Event, State>>
>

/** The next state, or undefined when the event has no meaning in this state. */
export const next = <State extends string | number, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined => machine[state][event]

/** The next state of an event that must be possible here. Throws otherwise: a fault of ours. */
export const moved = <State extends string | number, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State => {
  const following = next(machine, state, event)
  if (!following) throw new Error(`${event} has no meaning in ${state}`)
  return following
}

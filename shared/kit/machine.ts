/** A state machine as a table: state → event → next state. What is not in the table cannot happen. */
export type Machine<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>

/** The next state, or undefined when the event has no meaning in this state. */
export const next = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | undefined => machine[state][event]

/** The states in which an event has a meaning: what a write's condition asks for. */
export const statesBefore = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  event: Event,
): State[] => (Object.keys(machine) as State[]).filter(state => machine[state][event] !== undefined)

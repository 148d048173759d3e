/** A thing with a version that staff change, as the server keeps it (decision D30). */
import { type Refusal, refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'

/** The value as the answer has it: a number is sent as the text that was typed. */
const asAnswered = (before: unknown, sent: unknown): unknown =>
  typeof before === 'number' && typeof sent === 'string' ? Number(sent.replace(',', '.')) : sent

export const versioned = <T extends { version: number }>(initial: T) => {
  let now = initial
  /** Changes the fields that the thing has. The others are secrets, which no answer shows. */
  const change = (fields: object): T => {
    const known = Object.entries(fields).filter(([name]) => name in now && name !== 'version')
    const changed = known.map(([name, value]) => [name, asAnswered(now[name as keyof T], value)])
    now = { ...now, ...Object.fromEntries(changed), version: now.version + 1 }
    return now
  }
  return {
    now: (): T => now,
    /** Another administrator changes it. */
    change,
    /** Answers a change, or refuses it over another version than the present one. */
    save: ({ body }: { body: { version?: unknown } }): T | Refusal =>
      body.version === undefined || body.version === now.version
        ? change(body)
        : refuse(kitRefusals.changed_meanwhile, { present: now }),
  }
}

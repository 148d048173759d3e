/** User names: customers log in with their number or mail address, administrators with a name (D18). */
import * as z from 'zod/mini'
import { inputRefusals } from '../kit/refusals.ts'
import { email } from '../kit/text.ts'

const NUMBER = /^\d+$/
const STAFF_NAME = /^[A-Za-z0-9._@-]{3,64}$/

/**
 * A user name as typed, without blanks around it. Addresses and administrators' names ignore case, so they are in lower
 * case. `none`: no account can have such a name.
 */
export interface TypedName {
  kind: 'number' | 'address' | 'staff' | 'none'
  name: string
}

export const readName = (typed: string): TypedName => {
  const name = typed.trim()
  if (NUMBER.test(name)) return { kind: 'number', name }
  const address = email.safeParse(name)
  if (address.success) return { kind: 'address', name: address.data }
  return STAFF_NAME.test(name) ? { kind: 'staff', name: name.toLowerCase() } : { kind: 'none', name }
}

/** An administrator's name, in lower case. Refuses what log-in would read as a customer's number or address. */
export const staffName = z.string().check(
  z.refine(name => name === name.trim() && readName(name).kind === 'staff', inputRefusals.invalid.code),
  z.toLowerCase(),
)

/** Whose name stands in the audit for what the operator's command did. No administrator has it. */
export const OPERATOR = 'operator'

/** A name for a new administrator, or a new name for one. */
export const newStaffName = staffName.check(z.refine(name => name !== OPERATOR, inputRefusals.invalid.code))

/** The errors of a form, before it is sent and after a refusal. */
import { describe, expect, it } from 'vitest'
import { identityContract } from '#shared/identity/contract.ts'
import { passwordCodes } from '#web/identity/new-password-form.tsx'
import { CallFailure } from '#web/kit/failure.ts'
import { parseBody, refusedFields, withoutEmpty } from '#web/kit/form/codes.ts'
import { conflictIn } from '#web/kit/form/conflict.ts'

const shape = identityContract.requestPasswordReset.body
const codesOf = (typed: Record<string, unknown>) => parseBody(shape, withoutEmpty(typed)).codes

describe('the input is checked by the shape of the call', () => {
  it.each([
    [{ email: '', market_id: 'demo' }, { email: 'required' }],
    [{ email: '  ', market_id: 'demo' }, { email: 'required' }],
    [{ email: 'anna@', market_id: 'demo' }, { email: 'invalid_email' }],
    [{ email: 'anna@example.com', market_id: 'd' }, { market_id: 'invalid' }],
    [
      { email: 'x', market_id: '' },
      { email: 'invalid_email', market_id: 'required' },
    ],
    [{ email: 'anna@example.com', market_id: 'demo' }, {}],
  ])('%j', (typed, codes) => {
    expect(codesOf(typed)).toEqual(codes)
  })

  it('is sent as the shape parses it', () => {
    expect(parseBody(shape, { email: ' Anna@Example.com ', market_id: 'demo' }).body).toEqual({
      email: 'anna@example.com',
      market_id: 'demo',
    })
  })

  it.each([
    [{ newPassword1: 'Et-godt-kodeord', newPassword2: 'et andet' }, { newPassword2: 'not_identical' }],
    [
      { oldPassword: 'Et-godt-kodeord', newPassword1: 'Et-godt-kodeord', newPassword2: 'Et-godt-kodeord' },
      { newPassword1: 'same_as_old' },
    ],
    [{ newPassword1: 'Et-godt-kodeord', newPassword2: 'Et-godt-kodeord' }, {}],
  ])('a new password: %j', (typed, codes) => {
    expect(passwordCodes(typed)).toEqual(codes)
  })
})

describe('a refusal', () => {
  it('appears at the fields that the form has', () => {
    const failure = new CallFailure(400, { email: ['invalid_email'], bookingIds: ['required'] })
    expect(refusedFields(failure, { email: '' })).toEqual({ email: 'invalid_email' })
  })

  it('of an older version shows the differences to the present version', () => {
    const present = { version: 7, name: 'Hanne', email: 'ny@example.com', phone: null }
    const failure = new CallFailure(409, { detail: 'changed_meanwhile', present })
    expect(
      conflictIn(failure, { name: 'Hanne', email: 'min@example.com', phone: '', isActive: true }),
    ).toEqual({
      version: 7,
      differences: [{ field: 'email', mine: 'min@example.com', theirs: 'ny@example.com' }],
    })
  })

  it.each([
    new CallFailure(409, { detail: 'in_use', present: {} }),
    new CallFailure(400, { detail: 'changed_meanwhile', present: {} }),
    new CallFailure(409, { detail: 'changed_meanwhile' }),
  ])('of another kind is no conflict', failure => {
    expect(conflictIn(failure, { name: '' })).toBeUndefined()
  })
})

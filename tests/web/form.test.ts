/** The errors of a form, before it is sent and after a refusal. */
import { describe, expect, it } from 'vitest'
import { identityContract } from '#shared/identity/contract.ts'
import { passwordCodes } from '#web/identity/new-password-form.tsx'
import { CallFailure } from '#web/kit/failure.ts'
import { onlyChanged, parseBody, refusedFields, withoutEmpty } from '#web/kit/form/codes.ts'
import { conflictIn, savedAs } from '#web/kit/form/conflict.ts'

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
    const read = { name: 'Hanne', email: 'gammel@example.com', phone: '', isActive: true }
    const present = { version: 7, name: 'Hanne', email: 'ny@example.com', phone: null }
    const failure = new CallFailure(409, { detail: 'changed_meanwhile', present })
    expect(conflictIn(failure, { ...read, email: 'min@example.com' }, { version: 6, values: read })).toEqual({
      present: { version: 7, values: { ...read, email: 'ny@example.com' } },
      differences: [{ field: 'email', mine: 'min@example.com', theirs: 'ny@example.com', isTyped: true }],
    })
  })

  it.each([
    ['only here', { phone: '+4511111111' }, {}, []],
    ['alike by both', { phone: '+4511111111' }, { phone: '+4511111111' }, []],
    [
      'only by the other',
      {},
      { phone: '+4522222222' },
      [{ field: 'phone', mine: '+4500000000', theirs: '+4522222222', isTyped: false }],
    ],
    [
      'here and by the other in another field',
      { isActive: false },
      { phone: '+4522222222' },
      [{ field: 'phone', mine: '+4500000000', theirs: '+4522222222', isTyped: false }],
    ],
  ])('tells apart what was changed %s', (_, mine, theirs, differences) => {
    const read = { name: 'Hanne', phone: '+4500000000', isActive: true }
    const present = { version: 7, ...read, ...theirs }
    const failure = new CallFailure(409, { detail: 'changed_meanwhile', present })
    const conflict = conflictIn(failure, { ...read, ...mine }, { version: 6, values: read })
    expect(conflict?.differences).toEqual(differences)
  })

  it('holds two accounts apart: nothing of one is proposed beside the rest of the other', () => {
    const read = { bankRegNumber: '', bankAccount: '', iban: '', name: 'Anna' }
    const present = { version: 7, ...read, bankRegNumber: '1234', bankAccount: '1234567890' }
    const typed = { ...read, bankAccount: '9999999999', iban: 'DK5000400440116243' }
    const failure = new CallFailure(409, { detail: 'changed_meanwhile', present })
    expect(conflictIn(failure, typed, { version: 6, values: read })?.differences).toEqual([
      { field: 'bankRegNumber', mine: '', theirs: '1234', isTyped: true },
      { field: 'bankAccount', mine: '9999999999', theirs: '1234567890', isTyped: true },
      { field: 'iban', mine: 'DK5000400440116243', theirs: '', isTyped: true },
    ])
  })

  it.each([
    [
      { email: 'anna@example.com', version: 8 },
      { version: 8, values: { email: 'anna@example.com' } },
    ],
    [undefined, { version: 6, values: { email: 'Anna@Example.com' } }],
  ])('or the answer %j says what is saved now', (answer, now) => {
    const before = { version: 6, values: { email: 'gammel@example.com' } }
    expect(savedAs(answer, { email: 'Anna@Example.com' }, before)).toEqual(now)
  })

  it('sends of a change what was changed, also what was emptied', () => {
    const read = { name: 'Hanne', phone: '+4500000000', isActive: true }
    expect(onlyChanged({ ...read, phone: '', isActive: false }, read)).toEqual({ phone: '', isActive: false })
  })

  it.each([
    new CallFailure(409, { detail: 'in_use', present: {} }),
    new CallFailure(400, { detail: 'changed_meanwhile', present: {} }),
    new CallFailure(409, { detail: 'changed_meanwhile' }),
  ])('of another kind is no conflict', failure => {
    expect(conflictIn(failure, { name: '' }, { version: 1, values: { name: 'Hanne' } })).toBeUndefined()
  })
})

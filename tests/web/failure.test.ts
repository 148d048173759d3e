/** The screens read the error catalogue of the specification. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, complaints, factOf } from '#web/kit/failure.ts'

const complaintsOf = (status: number, body: unknown) => complaints(new CallFailure(status, body))

afterEach(() => vi.unstubAllGlobals())

describe('the codes of a refused call', () => {
  it.each([
    ['no response', 0, undefined, [{ code: 'no_connection' }]],
    ['our own fault', 500, { detail: 'whatever' }, [{ code: 'internal_error' }]],
    ['a detail', 404, { detail: 'not_found' }, [{ code: 'not_found' }]],
    [
      'an error first',
      409,
      { error: 'customer_exists', customerEmail: 'a@b.dk' },
      [{ code: 'customer_exists' }],
    ],
    ['the form as a whole', 400, { non_field_errors: ['invalid'] }, [{ code: 'invalid' }]],
    [
      'two fields',
      400,
      { customerName: ['required', 'too_long'], customerPhone: ['invalid_phone'] },
      [
        { field: 'customerName', code: 'required' },
        { field: 'customerPhone', code: 'invalid_phone' },
      ],
    ],
    ['a list with one text', 400, ['cart_full'], [{ code: 'cart_full' }]],
    ['a list of objects', 400, [{ name: ['required'] }], [{ field: 'name', code: 'required' }]],
    ['nothing readable', 400, undefined, [{ code: 'internal_error' }]],
  ])('%s', (_, status, body, expected) => {
    expect(complaintsOf(status, body)).toEqual(expected)
  })

  it('say that the visitor is offline when the browser knows it', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(complaintsOf(0, undefined)).toEqual([{ code: 'offline' }])
  })

  it('come with their facts', () => {
    const failure = new CallFailure(409, { error: 'customer_exists', customerEmail: 'a@b.dk' })
    expect(factOf(failure, 'customerEmail')).toBe('a@b.dk')
  })
})

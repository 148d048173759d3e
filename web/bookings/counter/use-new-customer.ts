import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import type { SentBody } from '#shared/kit/contract.ts'
import { call } from '../../kit/call.ts'
import { asFailure } from '../../kit/failure.ts'
import { type Codes, parseBody, refusedFields } from '../../kit/form/codes.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { useKey } from '../../kit/typed/use-key.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { TypedBooking } from './typed.ts'

/** The fields of the call, and those of this form. */
const FIELDS = { name: 'newName', email: 'newEmail', phone: 'newPhone' } as const

const inThisForm = (codes: Codes): Codes =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) =>
      field in FIELDS ? [[FIELDS[field as keyof typeof FIELDS], code]] : [],
    ),
  )

/** Creates the customer who is typed at the till. Resolves to the number; undefined when a field is wrong. */
export const useNewCustomer = (refuse: (codes: Codes) => boolean) => {
  const { t } = useTranslation()
  const { marketId, supportCountry } = useThisMarket()
  const keyFor = useKey()
  return async ({ newName, newEmail, newPhone }: TypedBooking): Promise<string | undefined> => {
    const given = { name: newName, email: newEmail, phone: newPhone, country: supportCountry }
    const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim()))
    const { codes, body } = parseBody(staffCalls.create.body, filled)
    if (Object.keys(codes).length) {
      refuse(inThisForm(codes))
      return undefined
    }
    try {
      const options = { audience: 'admin', market: marketId, key: keyFor(body) } as const
      const { userNumber } = await underLoader(t('counter.creating'), () =>
        call(staffCalls.create, { ...options, body: body as SentBody<typeof staffCalls.create> }),
      )
      return userNumber
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (!refuse(inThisForm(refusedFields(failure, FIELDS)))) tellFailure(failure)
      return undefined
    }
  }
}

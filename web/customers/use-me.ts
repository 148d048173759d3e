import useSWR from 'swr'
import { customersContract } from '#shared/customers/contract.ts'
import { call } from '../kit/call.ts'

/** Who is logged in; undefined market: nobody is, or not yet. */
export const useMe = (market: string | undefined) =>
  useSWR(market ? ['me', market] : null, () =>
    call(customersContract.readOwn, { audience: 'customer', market }),
  )

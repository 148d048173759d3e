/** A link from a mail: whom it belongs to, and whether it still works. */

import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { identityContract } from '#shared/identity/contract.ts'
import { call } from '../kit/call.ts'
import { asFailure, CallFailure } from '../kit/failure.ts'

const ROUTES = {
  confirm: identityContract.emailConfirmationData,
  reset: identityContract.resetPasswordData,
}

export const useLink = (kind: keyof typeof ROUTES) => {
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error, mutate } = useSWR(['link', kind, token], () => {
    if (!token) throw new CallFailure(400, { detail: 'link_invalid' })
    return call(ROUTES[kind], { audience: 'open', body: { token } })
  })
  const failure = error ? asFailure(error) : undefined
  return { token, owner: data, failure, retry: () => void mutate() }
}

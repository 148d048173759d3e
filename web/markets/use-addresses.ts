/** Suggestions for an address that is being typed, and the parts of the one that is chosen. */
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Answer } from '#shared/kit/contract.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { type AddressSuggestion, addressCalls } from '#shared/markets/address-calls.ts'
import { call } from '../kit/call.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from './market.ts'

export type FoundAddress = Answer<typeof addressCalls.resolveAddress>
type Source = Answer<typeof addressCalls.suggestAddresses>['source']

const TYPING_MS = 250
/** Fewer letters begin every other street. */
const SHORTEST = 2

/** Whether the deployment can look addresses up; undefined until it is known, `silent` when that cannot be had. */
export const useAddressSource = (): Source | undefined => {
  const { marketId: market } = useThisMarket()
  const options = { audience: 'admin', market, query: { text: '' } } as const
  const { data, failure } = useRoute(addressCalls.suggestAddresses, options)
  return data?.source ?? (failure ? 'silent' : undefined)
}

export const useAddresses = (country: CountryCode | undefined) => {
  const { marketId: market } = useThisMarket()
  const [asked, setAsked] = useState('')
  const [isFailed, setIsFailed] = useState(false)
  const session = useRef(crypto.randomUUID())
  const query = { text: asked, session: session.current, ...(country && { country }) }
  const options = { audience: 'admin', market, query } as const
  const { data, failure } = useRoute(
    addressCalls.suggestAddresses,
    asked.length < SHORTEST ? undefined : options,
    { keepPreviousData: true, dedupingInterval: 60_000, shouldRetryOnError: false },
  )
  const ask = useDebouncedCallback((text: string) => setAsked(text.trim()), TYPING_MS)
  /** The parts of a suggestion; undefined when the provider does not give them. It ends the session. */
  const resolve = async ({ id }: AddressSuggestion): Promise<FoundAddress | undefined> => {
    const { current } = session
    session.current = crypto.randomUUID()
    try {
      return await call(addressCalls.resolveAddress, {
        audience: 'admin',
        market,
        params: { id },
        query: { session: current },
      })
    } catch {
      setIsFailed(true)
      return undefined
    }
  }
  const source: Source | undefined = isFailed || failure ? 'silent' : data?.source
  return {
    source,
    results: asked.length < SHORTEST ? [] : (data?.results ?? []),
    isWaiting: asked.length >= SHORTEST && !data && !failure,
    ask,
    askNow: setAsked,
    resolve,
  }
}

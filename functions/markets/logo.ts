import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import type { Call, Verb } from '../kit/http.ts'
import { storePicture } from '../kit/pictures.ts'
import { changeMarket } from './change.ts'

export const setLogo: Verb<typeof marketsContract.setLogo> = async call => {
  const market = ownMarket(call)
  const { url } = await storePicture(market, 'logo', call.body.logo)
  await changeMarket(market, call.caller, before => ({ ...before, logo: url }))
  return { logo: url }
}

/** The file stays: letters that were sent show it. */
export const removeLogo: Verb<typeof marketsContract.removeLogo> = async call => {
  await changeMarket(ownMarket(call), call.caller, before => ({ ...before, logo: null }))
}

const ownMarket = ({
  market,
  params,
}: Pick<Call<typeof marketsContract.removeLogo>, 'market' | 'params'>) => {
  if (params.marketId !== market) throw refuse(commonRefusals.permission_denied)
  return market
}

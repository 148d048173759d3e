import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import type { Call, Verb } from '../kit/http.ts'
import { isPictureOf, readUpload, storePicture } from '../kit/pictures.ts'
import { changeMarket } from './change.ts'
import { readMarket } from './table/market.ts'

export const setLogo: Verb<typeof marketsContract.setLogo> = async call => {
  const market = ownMarket(call)
  const upload = await readUpload('logo', call.body.logo)
  const { logo } = await readMarket(market)
  if (logo && isPictureOf(logo, upload)) return { logo }
  const url = await storePicture(market, upload)
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

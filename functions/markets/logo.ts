import type { marketsContract } from '#shared/markets/contract.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { isPictureOf, readUpload, storePicture } from '../kit/pictures.ts'
import { changeMarket } from './change.ts'
import { readMarket } from './table/market.ts'

/**
 * Puts a picture in the place of the logo; the same one again changes nothing. Refuses what pictures are refused for
 * (kit/pictures.ts).
 */
export const setLogo: Verb<typeof marketsContract.setLogo> = async ({ market, caller, params, body }) => {
  checkMarket(market, params.marketId)
  const upload = await readUpload('logo', body.logo)
  const { logo } = await readMarket(market)
  if (logo && isPictureOf(logo, upload)) return { logo }
  const url = await storePicture(market, upload)
  await changeMarket(market, caller, before => ({ ...before, logo: url }))
  return { logo: url }
}

/** The file stays: letters that were sent show it. */
export const removeLogo: Verb<typeof marketsContract.removeLogo> = async ({ market, caller, params }) => {
  checkMarket(market, params.marketId)
  await changeMarket(market, caller, before => ({ ...before, logo: null }))
}

import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { MOST_IMAGES } from '#shared/markets/staff-calls.ts'
import type { Verb } from '../kit/http.ts'
import { deletePicture, storePicture } from '../kit/pictures.ts'
import { changeMarket } from './change.ts'

/** An image's id is the name of its content, so the same picture is never there twice. */
export const addImage: Verb<typeof marketsContract.addImage> = async ({ market, caller, body }) => {
  const { name, url } = await storePicture(market, 'image', body.image)
  const added = { id: name, url, text: body.text }
  await changeMarket(market, caller, before => {
    const { marketImages } = before
    if (marketImages.some(({ id }) => id === name)) {
      return { ...before, marketImages: marketImages.map(image => (image.id === name ? added : image)) }
    }
    if (marketImages.length >= MOST_IMAGES) throw refuse(marketRefusals.too_many_images)
    return { ...before, marketImages: [...marketImages, added] }
  })
  return added
}

export const removeImage: Verb<typeof marketsContract.removeImage> = async ({ market, caller, params }) => {
  const { logo, marketImages } = await changeMarket(market, caller, before => {
    const left = before.marketImages.filter(({ id }) => id !== params.id)
    if (left.length === before.marketImages.length) throw refuse(commonRefusals.not_found)
    return { ...before, marketImages: left }
  })
  const removed = marketImages.find(({ id }) => id === params.id)
  if (removed && removed.url !== logo) await deletePicture(market, removed.id)
}

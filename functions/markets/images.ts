import { pictureRemoved } from '#events/markets.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import { settingsRefusals } from '#shared/markets/settings-refusals.ts'
import { MOST_IMAGES } from '#shared/markets/staff-calls.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { deletePicture, readUpload, storePicture } from '../kit/pictures.ts'
import { changeMarket } from './change.ts'
import { type Market, readMarket } from './table/market.ts'

/**
 * Adds a picture. Its id is the hash of its content, so the same one is never there twice. Refuses 409
 * `too_many_images`, and what pictures are refused for (kit/pictures.ts).
 */
export const addImage: Verb<typeof marketsContract.addImage> = async ({ market, caller, body }) => {
  const upload = await readUpload('image', body.image)
  withImage(await readMarket(market), { id: upload.hash, url: '', text: body.text })
  const url = await storePicture(market, upload)
  const { marketImages } = await changeMarket(market, caller, before =>
    withImage(before, { id: upload.hash, url, text: body.text }),
  )
  const added = marketImages.find(({ id }) => id === upload.hash)
  if (!added) throw refuse(commonRefusals.not_found)
  if (added.url !== url) await deletePicture(url)
  return added
}

/** Adds the image, or gives the one that is there its text. Refuses 409 `too_many_images`. */
const withImage = (before: Market, { id, url, text }: Market['marketImages'][number]): Market => {
  const { marketImages } = before
  if (marketImages.some(image => image.id === id)) {
    return {
      ...before,
      marketImages: marketImages.map(image => (image.id === id ? { ...image, text } : image)),
    }
  }
  if (marketImages.length >= MOST_IMAGES) throw refuse(marketRefusals.too_many_images)
  return { ...before, marketImages: [...marketImages, { id, url, text }] }
}

/** Takes a picture away; its file is deleted by an event. Refuses 404 `not_found`. */
export const removeImage: Verb<typeof marketsContract.removeImage> = async ({ market, caller, params }) => {
  const isIt = ({ id }: { id: string }) => id === params.id
  await changeMarket(
    market,
    caller,
    before => {
      if (!before.marketImages.some(isIt)) throw refuse(commonRefusals.not_found)
      return { ...before, marketImages: before.marketImages.filter(image => !isIt(image)) }
    },
    before => before.marketImages.filter(isIt).map(({ url }) => emit(market, pictureRemoved, { url })),
  )
}

/** Puts the pictures into another order. Refuses 409 `images_changed` when it does not name each of them once. */
export const orderImages: Verb<typeof marketsContract.orderImages> = async ({ market, caller, body }) => {
  const { marketImages } = await changeMarket(market, caller, before => {
    const byId = new Map(before.marketImages.map(image => [image.id, image]))
    const ordered = [...new Set(body.ids)].flatMap(id => byId.get(id) ?? [])
    if (ordered.length !== byId.size || body.ids.length !== byId.size) {
      throw refuse(settingsRefusals.images_changed)
    }
    return { ...before, marketImages: ordered }
  })
  return { marketImages }
}

/** Changes what a picture says to those who cannot see it. */
export const changeImage: Verb<typeof marketsContract.changeImage> = async call => {
  const { id } = call.params
  const { marketImages } = await changeMarket(call.market, call.caller, before => ({
    ...before,
    marketImages: before.marketImages.map(image =>
      image.id === id ? { ...image, text: call.body.text } : image,
    ),
  }))
  const changed = marketImages.find(image => image.id === id)
  if (!changed) throw refuse(commonRefusals.not_found)
  return changed
}

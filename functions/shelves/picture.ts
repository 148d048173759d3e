import { pictureRemoved } from '#events/markets.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { emit } from '../kit/outbox.ts'
import { deletePicture, readUpload, storePicture } from '../kit/pictures.ts'
import type { Write } from '../kit/table.ts'

/** Stores the picture that was sent, if one was, and deletes it again when `save` refuses for good. */
export const withPicture = async <T>(
  market: string,
  file: File | undefined,
  save: (url: string | undefined) => Promise<T>,
): Promise<T> => {
  if (!file) return save(undefined)
  const url = await storePicture(market, await readUpload('image', file))
  try {
    return await save(url)
  } catch (error) {
    if (error instanceof Refusal && error.reason.kind !== 'busy') await deletePicture(url)
    throw error
  }
}

/** The picture after a change: the new one, none, or the one before. */
export const pictureAfter = (
  before: string | null,
  url: string | undefined,
  isRemoved: boolean | undefined,
): string | null => url ?? (isRemoved ? null : before)

/** Has the files of a picture deleted that nothing shows any more. */
export const letPictureGo = (market: string, before: string | null, after: string | null): Write[] =>
  before && before !== after ? [emit(market, pictureRemoved, { url: before })] : []

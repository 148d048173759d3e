import { pictureRemoved } from '#events/markets.ts'
import { deletePicture } from '../kit/pictures.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Deletes the files of a picture that staff removed. */
export default onEvent({
  on: pictureRemoved,
  work: 'markets',
  grants: ['files:write'],
  handle: ({ payload }) => deletePicture(payload.url),
})

import { feedFilesRemoved } from '#events/feeds.ts'
import { deletePicture } from '../kit/pictures.ts'
import { onEvent } from '../kit/subscriber.ts'

/** Deletes the files of posts that are no longer kept. */
export default onEvent({
  on: feedFilesRemoved,
  work: 'feeds',
  grants: ['files:write'],
  handle: async ({ payload: { pictures, videos } }) => {
    // The client of S3 is large, so the function loads it with the first file.
    const { deletePublicFile } = await import('../kit/public-files.ts')
    await Promise.all([...pictures.map(deletePicture), ...videos.map(deletePublicFile)])
  },
})

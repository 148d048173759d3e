/** A photo is sent no larger than it is shown: it saves the shop's upload time, and the server takes few megabytes. */

const LONGEST_SIDE = 2400
const SMALL_BYTES = 500_000

/** A copy of a picture of at most 2,400 pixels a side; the file itself when it is small, or cannot be read. */
export const shrunk = async (file: File): Promise<File> => {
  if (file.size <= SMALL_BYTES) return file
  const copy = await redrawn(file).catch(() => null)
  return copy && copy.size < file.size ? new File([copy], file.name, { type: copy.type }) : file
}

const redrawn = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const webp = await drawn(canvas, 'image/webp')
  // A browser that cannot write WebP answers with a PNG, which is larger than the photo.
  return webp?.type === 'image/webp' ? webp : drawn(canvas, 'image/jpeg')
}

const drawn = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise(resolve => canvas.toBlob(resolve, type, 0.9))

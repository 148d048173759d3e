/** A photo is sent no larger than it is shown: it saves the shop's upload time, and the server takes few megabytes. */
import { drawCut } from './crop/draw.ts'
import { type Cut, isWhole } from './crop/geometry.ts'

const LONGEST_SIDE = 2400
const SMALL_BYTES = 500_000
/** A drawing with transparent parts stays a PNG up to this size. */
const MOST_PNG_BYTES = 4_000_000

/** Decodes a picture, upright as its camera noted. Resolves to null when the browser cannot read it. */
export const decoded = (file: File): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null)

/**
 * A copy of a picture's cut of at most 2,400 pixels a side. The file itself when nothing is cut off and it is small, or
 * the copy would be larger.
 */
export const cutOut = async (file: File, picture: ImageBitmap, cut: Cut): Promise<File> => {
  const keepsAll = isWhole(cut)
  if (keepsAll && file.size <= SMALL_BYTES) return file
  const copy = await written(drawCut(document.createElement('canvas'), picture, cut, LONGEST_SIDE), file.type)
  if (!copy) throw new Error('the browser could not write the picture')
  return keepsAll && copy.size >= file.size ? file : new File([copy], file.name, { type: copy.type })
}

const written = async (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> => {
  // A browser that cannot write WebP answers with a PNG, which is larger than a photo, but keeps what is transparent.
  const copy = await drawn(canvas, 'image/webp')
  const isFine = copy?.type === 'image/webp' || (type === 'image/png' && copy && copy.size <= MOST_PNG_BYTES)
  return isFine ? copy : drawn(canvas, 'image/jpeg')
}

const drawn = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise(resolve => canvas.toBlob(resolve, type, 0.9))

import { type Cut, placed, turned } from './geometry.ts'

/** Draws the cut of a picture, at most `longest` pixels a side. */
export const drawCut = (
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  cut: Cut,
  longest: number,
): HTMLCanvasElement => {
  const { width, height, scale, left, top } = placed(picture, cut, longest)
  const shown = turned(picture, cut.turns)
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.imageSmoothingQuality = 'high'
  pen.translate(-left, -top)
  pen.scale(scale, scale)
  pen.translate(shown.width / 2, shown.height / 2)
  pen.rotate((cut.turns * Math.PI) / 2)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

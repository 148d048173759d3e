/** Where a picture is drawn when it is turned, cropped and made smaller. */

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in percent of the picture as it is shown after its turns. */
export interface Part extends Size {
  x: number
  y: number
}

export interface Cut {
  part: Part
  /** Quarter turns, clockwise. */
  turns: number
}

export interface Placement extends Size {
  /** Pixels drawn for one pixel of the picture; 1 at most. */
  scale: number
  /** Drawn pixels that are left out before the part. */
  left: number
  top: number
}

export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 }

export const isWhole = ({ part, turns }: Cut): boolean =>
  turns % 4 === 0 && part.width >= 100 && part.height >= 100

/** The size after the turns: an odd number of quarter turns exchanges the sides. */
export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 ? { width: height, height: width } : { width, height }

/** Where the cut of a picture is drawn, with at most `longest` pixels a side. It never enlarges. */
export const placed = (picture: Size, { part, turns }: Cut, longest: number): Placement => {
  const shown = turned(picture, turns)
  const width = (shown.width * part.width) / 100
  const height = (shown.height * part.height) / 100
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    scale,
    left: ((shown.width * part.x) / 100) * scale,
    top: ((shown.height * part.y) / 100) * scale,
  }
}

/** The largest part of a picture with a shape (width by height), in its middle; the whole picture without a shape. */
export const largestPart = ({ width, height }: Size, shape: number | undefined): Part => {
  if (!shape) return WHOLE
  const across = Math.min(100, ((height * shape) / width) * 100)
  const down = Math.min(100, (width / shape / height) * 100)
  return { x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down }
}

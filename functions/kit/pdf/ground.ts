/** Draws the lines of a pattern into a box. Lengths in points. */
import type { Pattern } from '#shared/kit/strip.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

type Way = 'rising' | 'falling' | 'lying' | 'standing'

const WAYS: Record<Pattern, readonly Way[]> = {
  plain: [],
  rising: ['rising'],
  falling: ['falling'],
  lying: ['lying'],
  standing: ['standing'],
  crossed: ['rising', 'falling'],
}

/** How far apart lines are along the side from which they start, by where they go. */
const steps = (from: number, to: number, gap: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / gap)) }, (_, at) => from + at * gap)

/** The two ends of each line of a way: x and y, twice. */
const LINES: Record<Way, (area: Area, gap: number) => [number, number, number, number][]> = {
  lying: ({ x, y, width, height }, gap) => steps(gap, height, gap).map(at => [x, y + at, x + width, y + at]),
  standing: ({ x, y, width, height }, gap) =>
    steps(gap, width, gap).map(at => [x + at, y, x + at, y + height]),
  rising: ({ x, y, width, height }, gap) =>
    steps(-height, width, gap * 1.5).map(at => [x + at, y + height, x + at + height, y]),
  falling: ({ x, y, width, height }, gap) =>
    steps(-height, width, gap * 1.5).map(at => [x + at, y, x + at + height, y + height]),
}

export const ground = (
  doc: PDFKit.PDFDocument,
  area: Area,
  pattern: Pattern,
  color: string,
  gap: number,
): void => {
  if (pattern === 'plain') return
  doc.save().rect(area.x, area.y, area.width, area.height).clip()
  for (const way of WAYS[pattern])
    for (const [fromX, fromY, toX, toY] of LINES[way](area, gap)) doc.moveTo(fromX, fromY).lineTo(toX, toY)
  doc.lineWidth(0.3).strokeColor(color).stroke().restore()
}

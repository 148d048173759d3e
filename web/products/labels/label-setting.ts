import * as z from 'zod/mini'
import { LABEL_LAYOUTS, type LabelLayout, labelsAPage } from '#shared/products/label-layouts.ts'
import { stored } from '../../kit/stored.ts'

const anyPaper = z.object({ start: z.number(), offsetX: z.string(), offsetY: z.string() })

type Paper = z.infer<typeof anyPaper>

/** The paper that was printed last, and each paper as it was left. */
const anyPapers = z.object({
  layout: z.enum(LABEL_LAYOUTS),
  papers: z.partialRecord(z.enum(LABEL_LAYOUTS), anyPaper),
})

export type LabelPapers = z.infer<typeof anyPapers>

/** A paper as it is printed on. */
export interface LabelSetting extends Paper {
  layout: LabelLayout
}

const FIRST: Paper = { start: 1, offsetX: '0', offsetY: '0' }

/**
 * A sheet that is half used, and the offsets, belong to a paper in a printer, so this browser keeps them for each paper:
 * sheets are mostly in one printer and rolls in another.
 */
export const labelPapers = stored<LabelPapers>(
  'labels',
  found => anyPapers.safeParse(found).data ?? { layout: 'a4-24', papers: {} },
)

export const settingOf = ({ layout, papers }: LabelPapers, chosen = layout): LabelSetting => ({
  layout: chosen,
  ...(papers[chosen] ?? FIRST),
})

export const keepSetting = ({ layout, ...paper }: LabelSetting): void =>
  labelPapers.write({ layout, papers: { ...labelPapers.read().papers, [layout]: paper } })

/** The paper that a tenant prints on, 1 A4 or 2 a roll (D87): the one of its kind that this browser printed on last. */
export const settingFor = (kept: LabelPapers, printType: 1 | 2): LabelSetting => {
  const isFit = (layout: LabelLayout) => isRoll(layout) === (printType === 2)
  const known = Object.keys(kept.papers) as LabelLayout[]
  return settingOf(kept, [kept.layout, ...known, ...LABEL_LAYOUTS].find(isFit))
}

export const isRoll = (layout: LabelLayout): boolean => labelsAPage(layout) === 1

/** The first free place after so many labels; 1 when the page is used up. */
export const nextStart = ({ layout, start }: LabelSetting, count: number): number =>
  ((start - 1 + count) % labelsAPage(layout)) + 1

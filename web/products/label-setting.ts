import * as z from 'zod/mini'
import { LABEL_LAYOUTS, type LabelLayout, labelsAPage } from '#shared/products/label-layouts.ts'
import { stored } from '../kit/stored.ts'

const anySetting = z.object({
  layout: z.enum(LABEL_LAYOUTS),
  start: z.number(),
  offsetX: z.string(),
  offsetY: z.string(),
})

export type LabelSetting = z.infer<typeof anySetting>

const FIRST: LabelSetting = { layout: 'a4-24', start: 1, offsetX: '0', offsetY: '0' }

/** The paper and the offsets belong to the printer, so this browser keeps them. */
export const labelSetting = stored('labels', found => anySetting.safeParse(found).data ?? FIRST)

export const isRoll = (layout: LabelLayout): boolean => labelsAPage(layout) === 1

/** The first free place after so many labels; 1 when the page is used up. */
export const nextStart = ({ layout, start }: LabelSetting, count: number): number =>
  ((start - 1 + count) % labelsAPage(layout)) + 1

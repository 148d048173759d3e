import {
  type Icon,
  IconCheck,
  IconHourglass,
  IconPencil,
  IconPrinter,
  IconProgress,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SHEET } from '#shared/products/states.ts'
import type { StatusLook } from '../kit/status-mark.tsx'

const LOOKS: Record<number, { icon: Icon; tone: StatusLook['tone']; key: string }> = {
  [SHEET.draft]: { icon: IconPencil, tone: 'quiet', key: 'goods.isDraft' },
  [SHEET.ready]: { icon: IconHourglass, tone: 'waiting', key: 'goods.isReady' },
  [SHEET.processing]: { icon: IconProgress, tone: 'waiting', key: 'goods.isProcessing' },
  [SHEET.active]: { icon: IconCheck, tone: 'good', key: 'goods.isActive' },
  [SHEET.printed]: { icon: IconPrinter, tone: 'good', key: 'goods.isPrinted' },
}

/** How a sheet stands, as a mark and a word. */
export const useSheetLook = () => {
  const { t } = useTranslation()
  return (status: number) => {
    const { key, ...look } = LOOKS[status] ?? { icon: IconPencil, tone: 'quiet', key: 'goods.isDraft' }
    return { ...look, text: t(key) }
  }
}

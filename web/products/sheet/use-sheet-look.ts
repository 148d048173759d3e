import { IconCheck, IconHourglass, IconPencil, IconPrinter, IconProgress } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SHEET } from '#shared/products/states.ts'
import type { StatusLook } from '../../kit/status-mark.tsx'

type Look = StatusLook & { text: string }

/** How a sheet stands, as a mark and a word; `isReady` is the word of one that waits for staff. */
export const useSheetLook = (isReady: string) => {
  const { t } = useTranslation()
  const draft: Look = { icon: IconPencil, tone: 'quiet', text: t('goods.isDraft') }
  const looks: Record<number, Look> = {
    [SHEET.draft]: draft,
    [SHEET.ready]: { icon: IconHourglass, tone: 'waiting', text: isReady },
    [SHEET.processing]: { icon: IconProgress, tone: 'waiting', text: t('goods.isProcessing') },
    [SHEET.active]: { icon: IconCheck, tone: 'good', text: t('goods.isActive') },
    [SHEET.printed]: { icon: IconPrinter, tone: 'good', text: t('goods.isPrinted') },
  }
  return (status: number): Look => looks[status] ?? draft
}

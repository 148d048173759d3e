import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { Days } from '#shared/sales/days.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useFile } from './use-file.ts'

/** What each tenant gets for some days as a spreadsheet. */
export const ExcelButton = ({ days: { from, to } }: { days: Days }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isMaking, open } = useFile()
  const query = { dateFrom: from, dateTo: to, language }
  return (
    <Button
      variant="default"
      loading={isMaking}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={() => void open(send => send(settlementCalls.exportSettlement, { query }))}
    >
      {t('settlements.excel')}
    </Button>
  )
}

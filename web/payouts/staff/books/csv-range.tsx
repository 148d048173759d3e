/** The vouchers of some days as a file, for books that take files. */
import { Button, Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths, firstOfMonth } from '#shared/kit/day.ts'
import { DayBox } from '../../../kit/list/day-box.tsx'
import { useToday } from '../../../markets/use-today.ts'
import styles from './books.module.css'
import { useVouchersFile } from './use-vouchers-file.ts'

export const CsvRange = () => {
  const { t } = useTranslation()
  const today = useToday()
  // The month before is the last that is likely to be whole.
  const [days, setDays] = useState({ from: addMonths(firstOfMonth(today), -1), to: today })
  const { isMaking, fetch } = useVouchersFile()
  const isReversed = days.from > days.to
  return (
    <details className={styles.folded}>
      <summary>{t('books.csv')}</summary>
      <Text size="sm" c="dimmed">
        {t('books.csvText')}
      </Text>
      <div className={styles.range}>
        <DayBox
          label={t('books.from')}
          value={days.from}
          onChoose={from => from && setDays({ ...days, from })}
        />
        <DayBox
          label={t('books.to')}
          value={days.to}
          error={isReversed ? t('books.reversed') : undefined}
          onChoose={to => to && setDays({ ...days, to })}
        />
        <Button
          variant="default"
          loading={isMaking}
          disabled={isReversed}
          leftSection={<IconFileDownload size={20} aria-hidden />}
          onClick={() => void fetch(days)}
        >
          {t('books.fetchCsv')}
        </Button>
      </div>
    </details>
  )
}

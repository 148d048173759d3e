import { Anchor } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '../payout.module.css'
import type { Payout } from '../received.tsx'

/** The way to the sales of a payout's days. */
export const ToLines = ({ dateFrom, dateTo }: Pick<Payout, 'dateFrom' | 'dateTo'>) => {
  const { t } = useTranslation()
  if (dateFrom > dateTo) return null
  const search = new URLSearchParams({ dateFrom, dateTo }).toString()
  return (
    <Anchor component={Link} to={`/sales/lines?${search}`} className={styles.lead ?? ''}>
      {t('payout.lines')}
      <IconChevronRight size={18} aria-hidden />
    </Anchor>
  )
}

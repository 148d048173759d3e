/** The newest lines of the chosen days. What is sold meanwhile waits for a press. */
import { Anchor, Button, Text } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SaleLine } from '#shared/sales/dearest.ts'
import { dearestOf } from '#shared/sales/dearest.ts'
import { Card } from '../kit/card.tsx'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { SaleRows } from './sale-rows.tsx'
import styles from './sales.module.css'
import { useHeld } from './use-held.ts'

const MOST_ROWS = 10
const MOST_DEAREST = 5

interface LatestLinesProps {
  lines: readonly SaleLine[]
  /** The days, as an address has them. */
  search: string
}

export const LatestLines = ({ lines, search }: LatestLinesProps) => {
  const { t } = useTranslation()
  const { rows, fresh, showAll } = useHeld(search, lines)
  const all = (
    <Anchor component={Link} to={`/sales/lines?${search}`}>
      {t('sold.all')}
    </Anchor>
  )
  return (
    <Card title={t('sold.latest')} mark={all}>
      <div role="status" className={styles.fresh}>
        {fresh > 0 && (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconArrowUp size={18} aria-hidden />}
            onClick={showAll}
          >
            {t('sold.freshLines', { count: fresh })}
          </Button>
        )}
      </div>
      <SaleRows lines={rows.slice(0, MOST_ROWS)} />
    </Card>
  )
}

interface DearestProps {
  lines: readonly SaleLine[]
  /** These lines are not all of the days. */
  isPart: boolean
}

/** What brought most, of the lines that are here anyway. */
export const Dearest = ({ lines, isPart }: DearestProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const dearest = dearestOf(lines, MOST_DEAREST)
  if (!dearest.length) return null
  return (
    <Card title={t('sold.dearest')} size="h3">
      <ol className={styles.dearest}>
        {dearest.map(({ number, name, paid }) => (
          <li key={number}>
            <span className={styles.pair}>
              <span>{name || t('sold.noName')}</span>
              <span>{show.money(paid, currencyCode)}</span>
            </span>
          </li>
        ))}
      </ol>
      {isPart && (
        <Text size="sm" c="dimmed">
          {t('sold.amongLatest', { count: lines.length })}
        </Text>
      )}
    </Card>
  )
}

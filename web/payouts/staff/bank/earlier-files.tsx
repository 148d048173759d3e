/** The files of this period and of those before it, but for the ones that have a card. */
import { Anchor, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { Card } from '../../../kit/card.tsx'
import { useShow } from '../../../kit/show.ts'
import { useRoute } from '../../../kit/use-route.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import { FileState } from './file-state.tsx'
import type { BankFile } from './use-bank.ts'

const FIRST_FILES = 6

const Row = ({ file }: { file: BankFile }) => {
  const show = useShow()
  const { money } = useFigures()
  const { timeZone } = useThisMarket()
  const { number, salesPeriod, total, made, reason } = file
  return (
    <li>
      <div>
        <Anchor component={Link} to={`/payments/bank?period=${salesPeriod}`}>
          {number}
        </Anchor>
        <span>{money(total)}</span>
      </div>
      <div>
        <Text span size="sm" c="dimmed">
          {[show.date(dayIn(timeZone, Date.parse(made))), reason].filter(Boolean).join(', ')}
        </Text>
        <FileState file={file} />
      </div>
    </li>
  )
}

/** `shown`: the ids of the files that have a card. */
export const EarlierFiles = ({ shown }: { shown: readonly string[] }) => {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = useRoute(bankCalls.listBankFiles, { query: {} })
  const files = (data?.results ?? []).filter(({ id }) => !shown.includes(id))
  if (!files.length) return null
  const few = showsAll ? files : files.slice(0, FIRST_FILES)
  return (
    <Card title={t('bank.earlierFiles')} size="h3">
      <ul className={styles.files}>
        {few.map(file => (
          <Row key={file.id} file={file} />
        ))}
      </ul>
      {files.length > few.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {t('bank.showMoreFiles', { count: files.length - few.length })}
        </Button>
      )}
    </Card>
  )
}

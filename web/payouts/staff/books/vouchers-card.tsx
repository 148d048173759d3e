/** All vouchers or those that are not in the books, a page at a time, and the button that sends what is left. */
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { Chip, Chips } from '../../../kit/list/chips.tsx'
import { useListAddress } from '../../../kit/list/list-address.ts'
import { Pager } from '../../../kit/list/pager.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import styles from './books.module.css'
import { CsvRange } from './csv-range.tsx'
import type { Sending } from './sending.tsx'
import type { BooksSettings } from './types.ts'
import { VoucherRows } from './voucher-rows.tsx'

const STATES = [{ name: 'state', label: '', options: [{ value: 'left', label: '' }] }]

interface VouchersCardProps {
  settings: BooksSettings
  /** How many are not in the books. */
  left: number
  sending: Sending
}

const Tools = ({ settings, left, sending }: VouchersCardProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { filter, change } = useListAddress({ filters: STATES })
  const isLeft = filter('state') === 'left'
  return (
    <div className={styles.tools}>
      <Chips label={t('books.which')}>
        <Chip isChosen={!isLeft} onPress={() => change({ state: '' })}>
          {t('books.all')}
        </Chip>
        <Chip isChosen={isLeft} onPress={() => change({ state: 'left' })}>
          {left ? t('books.leftCount', { count: left }) : t('books.left')}
        </Chip>
      </Chips>
      {settings.isConnected && may('money') && (
        <Button
          size="sm"
          variant={left ? 'default' : 'filled'}
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={sending.isAtWork}
          onClick={() => void sending.all()}
        >
          {t('books.sendNow')}
        </Button>
      )}
    </div>
  )
}

export const VouchersCard = (props: VouchersCardProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { settings, sending } = props
  const { page, filter, change } = useListAddress({ filters: STATES })
  const isLeft = filter('state') === 'left'
  const vouchers = useRoute(
    booksCalls.listVouchers,
    { query: { page: String(page), state: isLeft ? 'left' : 'all' } },
    { keepPreviousData: true },
  )
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.boxHead}>
        <Title order={2} size="h3" id={id}>
          {t('books.vouchers')}
        </Title>
        <Tools {...props} />
      </div>
      <WhenLoaded of={{ vouchers }} skeleton={<Skeleton height={240} radius="md" m="md" />}>
        {loaded => (
          <>
            {loaded.vouchers.results.length ? (
              <VoucherRows rows={loaded.vouchers.results} next={settings.next} sending={sending} />
            ) : (
              <Text c="dimmed" className={styles.none ?? ''}>
                {isLeft ? t('books.noneLeft') : t('books.none')}
              </Text>
            )}
            {loaded.vouchers.pagesCount > 1 && (
              <Pager
                page={loaded.vouchers.page}
                pagesCount={loaded.vouchers.pagesCount}
                onPage={wanted => change({ page: String(wanted) })}
              />
            )}
          </>
        )}
      </WhenLoaded>
      <CsvRange />
    </section>
  )
}

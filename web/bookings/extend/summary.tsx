import { Paper, Text } from '@mantine/core'
import { IconArrowRight, IconArrowsRightLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { ShelfTag } from '../own/shelf-tag.tsx'
import styles from '../summary/bookings.module.css'
import { EmptyBefore } from '../summary/empty-before.tsx'
import { ExtraDays } from '../summary/extra-days.tsx'
import { VatWithin } from '../summary/vat-within.tsx'
import own from './extend.module.css'
import type { Held } from './held.ts'

/** Which shelf it is from when on, and whether that is another than was shown. */
const Shelf = ({ held }: { held: Held }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { language } = useThisMarket()
  const { shelfName, shelfBefore, shelfShown, shelfTypeName, bookingPeriod, dateStart } = held
  const label = usePeriodLabel()(bookingPeriod)
  const stays = shelfName === shelfBefore
  return (
    <>
      <div className={own.head}>
        <ShelfTag name={shelfName} />
        <div>
          <Text fw={600}>
            <span lang={language}>{shelfTypeName}</span>, {t('extend.longer', { period: label })}
          </Text>
          <Text size="sm" c={stays ? 'shelf' : undefined}>
            {stays
              ? t('extend.sameShelf')
              : t('extend.otherShelf', { from: shelfBefore, day: show.day(dateStart) })}
          </Text>
        </div>
      </div>
      {shelfName !== shelfShown && (
        <Notice icon={IconArrowsRightLeft} role="status">
          {t('extend.notAsShown', { shown: shelfShown, held: shelfName })}
        </Notice>
      )}
    </>
  )
}

/** What is bought: the shelf, the last day before and after, and each amount. */
export const Summary = ({ held }: { held: Held }) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const market = useThisMarket()
  const { currencyCode, vatPercent } = market
  const { lastBefore, dateEnd, originalPrice, discountedPrice, bookingAddons, totalPrice } = held
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('extend.summary')}>
      <Shelf held={held} />
      <div className={own.days}>
        <div>
          <p>
            <small>{t('extend.lastDayNow')}</small>
          </p>
          <p className={own.before}>{show.day(lastBefore)}</p>
        </div>
        <IconArrowRight size={24} aria-hidden />
        <div>
          <p>
            <small>{t('extend.newLastDay')}</small>
          </p>
          <p className={own.after}>{show.day(dateEnd)}</p>
        </div>
      </div>
      <EmptyBefore market={market} first={held.dateStart} last={dateEnd} />
      <ExtraDays days={held.eligibleClosingDays} />
      <Facts className={styles.lines}>
        <Fact name={label(held.bookingPeriod)}>
          {originalPrice !== discountedPrice && (
            <s className={styles.before}>{show.money(originalPrice, currencyCode)}</s>
          )}{' '}
          <span>{show.money(discountedPrice, currencyCode)}</span>
        </Fact>
        {bookingAddons.map(({ serviceName, quantity, totalPrice: amount }) => (
          <Fact key={serviceName} name={`${quantity} × ${serviceName}`}>
            {show.money(amount, currencyCode)}
          </Fact>
        ))}
      </Facts>
      <p className={styles.sum}>
        <span>{t('bookings.total')}</span>
        <span className={styles.total}>{show.money(totalPrice, currencyCode)}</span>
      </p>
      <VatWithin total={fromWire(totalPrice)} vatPercent={vatPercent} currency={currencyCode} />
    </Paper>
  )
}

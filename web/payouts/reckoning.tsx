/** How a payout is worked out: what was sold, every deduction by its name, also where it is zero, and what is left. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { useLanguage } from '../i18n/language.ts'
import { Card } from '../kit/card.tsx'
import { percent, useShow } from '../kit/show.ts'
import { useRangeWords } from '../markets/use-range-words.ts'
import { useToday } from '../markets/use-today.ts'
import { useAmounts } from './balance-words.tsx'
import styles from './payout.module.css'
import type { Payout } from './received.tsx'
import { usePayoutWords } from './use-payout-words.ts'

interface Line {
  key: string
  name: string
  hint?: string | undefined
  amount: Minor
}

/** What is taken away, with a minus; zero without one. */
const taken = (amount: string): Minor => 0 - fromWire(amount)

const useRentLines = () => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const month = dateFormat(LOCALE[language], { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return ({ rentLines, rentOffset }: Payout): Line[] =>
    rentLines.length
      ? rentLines.map(({ booking, day, name, amount }) => ({
          key: `rent ${booking ?? day}`,
          amount: taken(amount),
          ...(booking === null
            ? { name: t('payout.monthsRent', { month: month.format(Date.parse(day)) }) }
            : { name: t('payout.rentOf', { name }), hint: t('payout.rentFrom', { day: show.day(day) }) }),
        }))
      : [{ key: 'rent', name: t('payout.rent'), amount: taken(rentOffset) }]
}

const useSoldLine = () => {
  const { t } = useTranslation()
  const range = useRangeWords()
  const today = useToday()
  return ({ dateFrom, dateTo, sold, pieces }: Payout): Line => {
    const to = dateTo < today ? dateTo : today
    const days = dateFrom <= to ? range({ from: dateFrom, to }) : ''
    return {
      key: 'sold',
      name: days ? t('payout.soldIn', { days }) : t('payout.sold'),
      hint: t('payout.pieces', { count: pieces }),
      amount: fromWire(sold),
    }
  }
}

const useLines = () => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const soldLine = useSoldLine()
  const rentLines = useRentLines()
  return (payout: Payout): Line[] => {
    const { returned, commission, feeUsed, feeNew, purchases, carriedOver, onItsWay, balance, why } = payout
    const areBoth = fromWire(feeUsed) !== 0 && fromWire(feeNew) !== 0
    const onTheWay = fromWire(onItsWay)
    return [
      soldLine(payout),
      { key: 'returned', name: t('payout.returned'), amount: taken(returned) },
      {
        key: 'commission',
        name: t('payout.commission'),
        hint: areBoth ? t('payout.byKind', { used: money(feeUsed), new: money(feeNew) }) : undefined,
        amount: taken(commission),
      },
      ...rentLines(payout),
      { key: 'purchases', name: t('payout.purchases'), amount: taken(purchases) },
      {
        key: 'before',
        name: t('payout.carriedOver'),
        hint: fromWire(carriedOver) ? t('payout.carriedOverHint') : undefined,
        amount: fromWire(carriedOver),
      },
      ...(onTheWay
        ? [
            {
              key: 'held',
              name: t('payout.onTheWay'),
              hint: t('payout.onTheWayHint'),
              amount: 0 - onTheWay,
            },
          ]
        : []),
      ...(why ? [{ key: 'after', name: t('payout.balanceAfter'), amount: fromWire(balance) }] : []),
    ]
  }
}

/** Days that were settled before and had more afterwards: their sales and returns are among those above. */
const Late = ({ late }: Pick<Payout, 'late'>) => {
  const { t } = useTranslation()
  const show = useShow()
  const { money } = useAmounts()
  return (
    <section aria-label={t('payout.late')}>
      <Text fw={600}>{t('payout.late')}</Text>
      <Text size="sm" c="dimmed">
        {t('payout.lateHint')}
      </Text>
      <dl className={styles.lines}>
        {late.map(({ day, paid, share }) => (
          <div key={day}>
            <dt>
              <span>{show.day(day)}</span> <small>{t('payout.latePaid', { amount: money(paid) })}</small>
            </dt>
            <dd>{t('payout.lateShare', { amount: money(share) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The lines alone, for a card that has the number above them. */
export const Reckoned = ({ payout, name: tenant }: { payout: Payout; name?: string | undefined }) => {
  const { money } = useAmounts()
  const { receives } = usePayoutWords(tenant)
  const lines = useLines()(payout)
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ key, name, hint, amount }) => (
          <div key={key}>
            <dt>
              <span>{name}</span> {hint && <small>{hint}</small>}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{receives}</dt>
          <dd>{money(payout.youReceive)}</dd>
        </div>
      </dl>
      {payout.late.length > 0 && <Late late={payout.late} />}
    </>
  )
}

/** A business in whose name the shop sells: the VAT within what it sold, which the business accounts for itself. */
const OwnVat = ({ ownVat }: Pick<Payout, 'ownVat'>) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  if (!ownVat.length) return null
  return (
    <section aria-label={t('payout.ownVat')}>
      <Text fw={600}>{t('payout.ownVat')}</Text>
      <Text size="sm" c="dimmed">
        {t('payout.ownVatHint')}
      </Text>
      <dl className={styles.lines}>
        {ownVat.map(({ type, percent: rate, paid, vat }) => (
          <div key={type}>
            <dt>
              <span>
                {type === 1
                  ? t('payout.ownVatUsed', { percent: percent(rate) })
                  : t('payout.ownVatNew', { percent: percent(rate) })}
              </span>{' '}
              <small>{t('payout.ownVatOf', { amount: money(paid) })}</small>
            </dt>
            <dd>{money(vat)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `children`: where it leads on from there. */
export const Reckoning = ({ payout, children }: { payout: Payout; children?: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.how}>
      <Card title={t('payout.how')}>
        <Reckoned payout={payout} />
        <OwnVat ownVat={payout.ownVat} />
        {children}
      </Card>
    </div>
  )
}

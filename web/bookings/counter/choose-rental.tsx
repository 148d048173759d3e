/** What is booked: the type, for how long, from when, with which services. */
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { daysOf } from '#shared/bookings/free-shelf.ts'
import { MOST_OF_ONE } from '#shared/bookings/rules.ts'
import { isDay } from '#shared/kit/day.ts'
import { discountedPrice, discountThatCounts, mayStartOn } from '#shared/shelves/rules.ts'
import { Card } from '../../kit/card.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { Stepper } from '../../shelves/service-card.tsx'
import { type Choice, Choices } from './choices.tsx'
import styles from './counter.module.css'
import { type PricedPeriod, periodsOf, servicesOf, typesOf } from './price-list.ts'
import { withQuantity } from './typed.ts'
import type { Counter } from './use-counter.ts'

const Types = ({ counter: { form, list } }: { counter: Counter }) => {
  const { t } = useTranslation()
  const types = typesOf(list)
  /** Another type has other shelves, and not all periods. */
  const choose = (shelfType: string) => {
    const periods = periodsOf(list, shelfType, Date.now()).map(({ period }) => period.id)
    const { bookingPeriod } = form.typed
    const keeps = !bookingPeriod || periods.includes(bookingPeriod)
    form.change({ shelfType, shelf: '', bookingPeriod: keeps ? bookingPeriod : (periods[0] ?? '') })
  }
  if (types.length < 2) return null
  return (
    <Choices
      name="shelfType"
      legend={t('counter.type')}
      value={form.typed.shelfType}
      onChange={choose}
      options={types.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

const PeriodPrice = ({ offer: { listPrice = 0, rent = 0 } }: PricedPeriod) => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (
    <>
      <span>{show.money(rent, currencyCode)}</span>
      {rent < listPrice && <s className={styles.before}>{show.money(listPrice, currencyCode)}</s>}
    </>
  )
}

const Periods = ({ counter: { form, list, days } }: { counter: Counter }) => {
  const { t } = useTranslation()
  const labelOf = usePeriodLabel()
  const { who, shelfType, bookingPeriod } = form.typed
  const options: Choice<string>[] = periodsOf(list, shelfType, Date.now()).map(priced => ({
    value: priced.period.id,
    label: priced.period.ownName || labelOf(priced.period),
    note: who === 'market' ? undefined : <PeriodPrice {...priced} />,
  }))
  return (
    <Choices
      name="bookingPeriod"
      legend={t('counter.period')}
      value={bookingPeriod}
      // The typed day begins as the one that the period ends on.
      onChange={value =>
        form.change({ bookingPeriod: value, ...(value || !days ? {} : { dateEnd: days.last }) })
      }
      options={[...options, { value: '', label: t('counter.ownEnd'), note: t('counter.ownEndNote') }]}
    />
  )
}

/** When it is, in words; and what to know about it. */
const When = ({ counter: { days, form, opening, list } }: { counter: Counter }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { dateStart, bookingPeriod } = form.typed
  const isClosed = isDay(dateStart) && !mayStartOn(dateStart, opening)
  const period = list.periods.find(({ id }) => id === bookingPeriod)
  const count = days && daysOf(days.first, days.last)
  const added =
    days && period ? opening.closingDays.filter(day => day >= days.first && day <= days.last).length : 0
  return (
    <div aria-live="polite">
      {days && count !== undefined && (
        <Text>
          {t('counter.days', { count, first: show.day(days.first), last: show.day(days.last) })}
          {added > 0 && ` ${t('counter.added', { count: added })}`}
        </Text>
      )}
      {isClosed && (
        <Text size="sm" c="straw">
          {t('counter.closed')}
        </Text>
      )}
    </div>
  )
}

const Services = ({ counter: { form, list } }: { counter: Counter }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, language } = useThisMarket()
  const services = servicesOf(list, form.typed)
  if (!services.length) return null
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{t('counter.services')}</legend>
      {services.map(service => {
        const discount = discountThatCounts(service, service.general, Date.now())
        const price = discountedPrice(service.price, discount, Date.now())
        return (
          <div key={service.id} className={styles.service}>
            <span>
              <span lang={language}>{service.name}</span>
              <Text component="span" size="sm" c="dimmed" display="block">
                {show.money(price, currencyCode)}
              </Text>
            </span>
            <Stepper
              name={service.name}
              quantity={service.quantity}
              most={MOST_OF_ONE}
              onChange={quantity => form.change({ services: withQuantity(form.typed, service.id, quantity) })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

export const ChooseRental = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const { form } = counter
  return (
    <Card size="h3" title={t('counter.what')}>
      <Types counter={counter} />
      <Periods counter={counter} />
      <div className={styles.dates}>
        <DayBox {...form.day('dateStart')} />
        {!form.typed.bookingPeriod && <DayBox {...form.day('dateEnd')} />}
      </div>
      <When counter={counter} />
      {form.typed.who !== 'market' && <Services counter={counter} />}
    </Card>
  )
}

/** What it costs and how it is paid; or until when the shelf is only held. */
import { Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toWire } from '#shared/kit/money.ts'
import { amountAsTyped } from '#shared/shelves/typed-offer.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { Choices } from './choices.tsx'
import styles from './counter.module.css'
import { isHold, type Pay } from './typed.ts'
import type { Counter } from './use-counter.ts'

const Rent = ({ counter: { form, offer } }: { counter: Counter }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const comma = useLanguage() !== 'en'
  const { hasOwnPrice, price } = form.typed
  const { listPrice, rent, discountPercent } = offer
  const listed = rent === undefined ? '' : amountAsTyped(toWire(rent), comma)
  const hint =
    listPrice === undefined
      ? t('counter.noListPrice')
      : t('counter.listPrice', { amount: show.money(listPrice, currencyCode) })
  return (
    <div className={styles.rent}>
      <TextInput
        {...form.field('price')}
        value={hasOwnPrice ? price : listed}
        onChange={({ currentTarget }) => form.change({ hasOwnPrice: true, price: currentTarget.value })}
        autoComplete="off"
        inputMode="decimal"
        description={
          discountPercent ? `${hint} · ${t('counter.discount', { percent: percent(discountPercent) })}` : hint
        }
      />
      {hasOwnPrice && listPrice !== undefined && (
        <Button
          variant="default"
          onClick={() => {
            form.change({ hasOwnPrice: false, price: '' })
            document.getElementById('price')?.focus()
          }}
        >
          {t('counter.useListPrice')}
        </Button>
      )}
    </div>
  )
}

const HoldEnd = ({ counter: { form } }: { counter: Counter }) => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.dates}>
        <DayBox {...form.day('validUntil')} />
        {form.typed.validUntil && (
          <TextInput
            {...form.field('validTime')}
            className={styles.time ?? ''}
            autoComplete="off"
            inputMode="numeric"
          />
        )}
      </div>
      <Text size="sm" c="dimmed">
        {form.typed.validUntil ? t('counter.holdHint') : t('counter.holdForGood')}
      </Text>
    </>
  )
}

export const ChoosePayment = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const { form } = counter
  const { who, pay } = form.typed
  if (who === 'market') return null
  const hold = isHold(form.typed)
  return (
    <Card size="h3" title={who === 'nobody' ? t('counter.hold') : t('counter.money')}>
      {who === 'customer' && (
        <Choices<Pay>
          name="pay"
          legend={t('counter.pay')}
          isLegendHidden
          value={pay}
          onChange={chosen => form.change({ pay: chosen })}
          options={[
            { value: 'now', label: t('counter.payNow'), note: t('counter.payNowNote') },
            { value: 'later', label: t('counter.payLater'), note: t('counter.payLaterNote') },
            { value: 'withhold', label: t('counter.payWithhold'), note: t('counter.payWithholdNote') },
            { value: 'hold', label: t('counter.payHold'), note: t('counter.payHoldNote') },
          ]}
        />
      )}
      {!hold && <Rent counter={counter} />}
      {hold && <HoldEnd counter={counter} />}
    </Card>
  )
}

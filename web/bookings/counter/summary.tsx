/** The sum in large type, and the one button that says what it does. */
import { Button, Checkbox, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { sentPrice } from '#shared/shelves/price-grid.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './counter.module.css'
import sums from './price-lines.module.css'
import { isHold, type Pay } from './typed.ts'
import type { Counter } from './use-counter.ts'

/** Minor units; undefined as long as no price is known. */
const rentOf = ({ form: { typed }, offer }: Counter): number | undefined => {
  if (!typed.hasOwnPrice) return offer.rent
  const sent = typed.price.trim() ? sentPrice(typed.price) : undefined
  return sent === undefined ? undefined : fromWire(sent)
}

const useAct = (counter: Counter, amount: string | undefined): string => {
  const { t } = useTranslation()
  const { typed } = counter.form
  const shelf = counter.free.shelf?.name ?? t('counter.someShelf')
  if (typed.who === 'market') return t('counter.bookForMarket', { shelf })
  if (isHold(typed) || typed.pay === 'hold') return t('counter.holdShelf', { shelf })
  if (amount === undefined) return t('counter.bookShelf', { shelf })
  const acts: Record<Exclude<Pay, 'hold'>, string> = {
    now: t('counter.bookNow', { shelf, amount }),
    later: t('counter.bookLater', { shelf, amount }),
    withhold: t('counter.bookWithhold', { shelf, amount }),
  }
  return acts[typed.pay]
}

const Lines = ({ counter, rent }: { counter: Counter; rent: number | undefined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, language } = useThisMarket()
  const { lines } = counter.offer
  if (!lines.length) return null
  return (
    <Facts className={sums.lines}>
      <Fact name={t('counter.rent')}>{rent === undefined ? '–' : show.money(rent, currencyCode)}</Fact>
      {lines.map(({ service, serviceName, quantity, totalPrice }) => (
        <Fact key={service} name={<span lang={language}>{`${quantity} × ${serviceName}`}</span>}>
          {show.money(totalPrice, currencyCode)}
        </Fact>
      ))}
    </Facts>
  )
}

export const Summary = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { form, offer, free, days, canMail, email } = counter
  const rent = rentOf(counter)
  const total = rent === undefined ? undefined : rent + offer.servicesTotal
  const amount = total === undefined ? undefined : show.money(total, currencyCode)
  const act = useAct(counter, amount)
  const hasSum = form.typed.who !== 'market' && (amount !== undefined || !isHold(form.typed))
  return (
    <Paper withBorder p="lg" className={styles.summary} component="section" aria-labelledby="sum">
      <Stack gap="md">
        <Title order={2} size="h3" id="sum">
          {t('counter.sum')}
        </Title>
        <div aria-live="polite">
          <Text>
            <strong>{free.shelf?.name ?? '–'}</strong>
            {days && <span>{` · ${show.date(days.first)} – ${show.date(days.last)}`}</span>}
          </Text>
          {hasSum && <Lines counter={counter} rent={rent} />}
          {hasSum && (
            <p className={sums.total}>
              <span>{t('counter.total')}</span>
              <strong>{amount ?? '–'}</strong>
            </p>
          )}
        </div>
        {canMail && <Checkbox {...form.box('sendsMail')} description={email} />}
        <Button type="submit" size="lg" leftSection={<IconCheck size={22} aria-hidden />}>
          {act}
        </Button>
        <Text size="sm" c="dimmed" className={styles.keys}>
          {t('counter.keys')}
        </Text>
      </Stack>
    </Paper>
  )
}

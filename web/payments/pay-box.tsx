import { Button, type CheckboxProps, Paper, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Minor } from '#shared/kit/units.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { BeginWishBox } from './begin-wish-box.tsx'
import { PAY } from './checkout-places.ts'
import { TermsBox } from './terms-box.tsx'

interface PayBoxProps {
  form: { box: (field: 'termsAccepted' | 'beginWish') => CheckboxProps }
  asksWish: boolean
  /** As the wire has it, or in minor units. */
  amount: string | Minor
  isBusy: boolean
  /** False while nobody knows how the last try ended. */
  mayPay?: boolean
  /** Where the focus goes when the address names this place. */
  heading?: Ref<HTMLHeadingElement>
  /** Above the terms. */
  lead?: ReactNode
  /** Why the last try did not succeed. */
  trouble: ReactNode
}

/** The terms, the wish to begin where it is asked for, and the pay button. */
export const PayBox = ({
  form,
  asksWish,
  amount,
  isBusy,
  mayPay = true,
  heading,
  lead,
  trouble,
}: PayBoxProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode, wallets } = useThisMarket()
  const isFree = Number(amount) === 0
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={PAY}>
      <Stack gap="md">
        <Title order={2} id={PAY} ref={heading} tabIndex={-1}>
          {isFree ? t('payments.bookTitle') : t('payments.payTitle')}
        </Title>
        {lead}
        <TermsBox {...form.box('termsAccepted')} marketId={marketId} />
        {asksWish && <BeginWishBox {...form.box('beginWish')} marketId={marketId} />}
        {trouble}
        {mayPay && (
          <Button
            type="submit"
            size="lg"
            disabled={isBusy}
            leftSection={isFree ? undefined : <IconLock size={20} aria-hidden />}
          >
            {isFree ? t('payments.book') : t('payments.pay', { amount: show.money(amount, currencyCode) })}
          </Button>
        )}
        {isFree ? (
          <Text size="sm" ta="center">
            {t('payments.nothingToPay')}
          </Text>
        ) : (
          <>
            <Text size="sm" ta="center">
              {t('payments.waysToPay', { ways: [t('payments.card'), ...wallets].join(', ') })}
            </Text>
            <Text size="sm" c="dimmed" ta="center">
              {t('payments.secure')}
            </Text>
          </>
        )}
      </Stack>
    </Paper>
  )
}

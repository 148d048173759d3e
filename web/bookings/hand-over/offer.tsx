/** A tenant gives one of their bookings to a friend: who it is, and what that means, before the mail goes out. */
import { Button, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { MOST_NOTE } from '#shared/bookings/hand-over.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { tenantsHandOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import { call } from '../../kit/call.ts'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useOwnBooking } from '../own/use-own.ts'
import styles from './hand-over.module.css'

/** What remains with who hands it on, and what does not. */
const Meaning = ({ booking: { can, isHandedOn } }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { kind, until } = can.withdraw
  return (
    <ul className={styles.means}>
      <li>{t('handover.meansNames')}</li>
      {!isHandedOn && <li>{t('handover.meansMoney')}</li>}
      {kind === 'withdrawal' && until && <li>{t('handover.meansRight', { day: show.day(until) })}</li>}
      {kind === 'cancellation' && <li>{t('handover.meansNoCancelling')}</li>}
    </ul>
  )
}

const OfferForm = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const { id } = booking
  const form = useRouteForm({
    route: tenantsHandOverCalls.offerHandOver,
    initial: { name: '', email: '', note: '' },
    labels: {
      name: t('handover.friend'),
      email: t('handover.friendEmail'),
      note: t('handover.note'),
    },
    send: body =>
      call(tenantsHandOverCalls.offerHandOver, {
        audience: 'customer',
        market: marketId,
        params: { id },
        body,
      }),
    busy: t('handover.sending'),
    done: t('handover.sent'),
    onDone: () => {
      // The page of the booking shows it as it was.
      void mutate(() => true)
      void navigate(`/bookings/${id}`)
    },
  })
  return (
    <GuardedForm form={form} draft={`hand over ${id}`}>
      <TextInput {...form.field('name')} autoComplete="off" />
      <TextInput
        {...form.field('email')}
        type="email"
        autoComplete="off"
        description={t('handover.friendEmailHint')}
      />
      <Textarea
        {...form.field('note')}
        autosize
        minRows={3}
        description={t('handover.noteHint', { count: MOST_NOTE })}
      />
      <Paper withBorder p="md" component="section" aria-labelledby="means">
        <Stack gap="xs">
          <Text fw={600} id="means">
            {t('handover.means')}
          </Text>
          <Meaning booking={booking} />
        </Stack>
      </Paper>
      <Button type="submit" size="lg" leftSection={<IconSend size={20} aria-hidden />}>
        {t('handover.offer')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('handover.howLong')}
      </Text>
    </GuardedForm>
  )
}

const Shown = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { can, handOver, shelf, dateStartCustomer: dateStart, dateEndCustomer: dateEnd } = booking
  const why = handOver ? 'hand_over_open' : can.handOver.why
  return (
    <>
      <StepTitle>{t('handover.title')}</StepTitle>
      <Text size="lg">
        {t('handover.what', { shelf: shelf.name, first: show.day(dateStart), last: show.day(dateEnd) })}
      </Text>
      {why ? (
        <Notice role="status">
          <Text>{textOfCode(why)}</Text>
        </Notice>
      ) : (
        <OfferForm booking={booking} />
      )}
    </>
  )
}

export const OfferHandOver = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const booking = useOwnBooking(id)
  return (
    <Stack gap="md" maw={640}>
      <PageTitle>{t('handover.title')}</PageTitle>
      <BackToList to={`/bookings/${id}`}>{t('handover.back')}</BackToList>
      <WhenLoaded of={{ booking }}>{data => <Shown key={id} booking={data.booking} />}</WhenLoaded>
    </Stack>
  )
}

/** A visitor waits for a type that is full: the way on from a calendar without a free day. */
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconClockPlus, IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waitlistCalls } from '#shared/bookings/waitlist-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { Card } from '../../kit/card.tsx'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { DayBox } from '../../kit/list/day-box.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { Choice } from '../choice.ts'
import { useBuyer } from '../wizard-context.ts'

type Joined = Answer<typeof waitlistCalls.joinWaitlist>

/** How many days later would do as well. */
const DAYS_LATER = [0, 1, 2, 3, 7, 14]

const OnList = ({ joined: { dateStart, lastStart, hours } }: { joined: Joined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const wanted =
    dateStart === lastStart
      ? t('waitlist.forDay', { day: show.day(dateStart) })
      : t('waitlist.forDays', { first: show.day(dateStart), last: show.day(lastStart) })
  return (
    <Notice color="shelf" icon={IconMailCheck} role="status" title={t('waitlist.joinedTitle')} takesFocus>
      <Text>
        {wanted} {t('waitlist.joinedText', { count: hours })}
      </Text>
    </Notice>
  )
}

interface FieldsProps {
  shelfPeriodPrice: string
  onJoined: (joined: Joined) => void
}

const Fields = ({ shelfPeriodPrice, onJoined }: FieldsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { audience, marketId } = useBuyer()
  const isGuest = audience === 'anonymous'
  const form = useRouteForm({
    route: waitlistCalls.joinWaitlist,
    initial: { dateStart: '', daysLater: '0', ...(isGuest ? { name: '', email: '' } : {}) },
    labels: {
      dateStart: t('waitlist.dateStart'),
      daysLater: t('waitlist.daysLater'),
      name: t('waitlist.name'),
      email: t('waitlist.email'),
    },
    body: ({ daysLater, ...typed }) => ({
      ...typed,
      shelfPeriodPrice,
      language,
      daysLater: Number(daysLater),
    }),
    check: ({ name, email }) => ({
      ...(isGuest && !name?.trim() ? { name: 'required' } : {}),
      ...(isGuest && !email?.trim() ? { email: 'required' } : {}),
    }),
    send: async body => onJoined(await call(waitlistCalls.joinWaitlist, { audience, market: marketId, body })),
    busy: t('waitlist.joining'),
  })
  return (
    <GuardedForm form={form} draft={`waitlist ${marketId}`}>
      <DayBox {...form.day('dateStart')} description={t('waitlist.dateStartHint')} />
      <NativeSelect
        {...form.field('daysLater')}
        data={DAYS_LATER.map(days => ({
          value: String(days),
          label: days ? t('waitlist.orLater', { count: days }) : t('waitlist.onlyThatDay'),
        }))}
      />
      {isGuest && (
        <>
          <TextInput {...form.field('name')} autoComplete="name" />
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </>
      )}
      <Button type="submit" leftSection={<IconClockPlus size={20} aria-hidden />}>
        {t('waitlist.join')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('waitlist.free')}
      </Text>
    </GuardedForm>
  )
}

export const JoinWaitlist = ({ chosen }: { chosen: Choice }) => {
  const { t } = useTranslation()
  const label = usePeriodLabel()
  const [joined, setJoined] = useState<Joined>()
  const { price, shelfType } = chosen
  if (!price || !shelfType) return null
  return (
    <Card title={t('waitlist.title')}>
      {joined ? (
        <Stack gap="md" align="flex-start">
          <OnList joined={joined} />
          <Button variant="default" onClick={() => setJoined(undefined)}>
            {t('waitlist.another')}
          </Button>
        </Stack>
      ) : (
        <>
          <Text>
            {t('waitlist.lead', { name: shelfType.name, period: label(price.bookingPeriod) })}
          </Text>
          <Fields shelfPeriodPrice={price.id} onJoined={setJoined} />
        </>
      )}
    </Card>
  )
}

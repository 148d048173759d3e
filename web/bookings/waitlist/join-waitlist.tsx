/** A visitor waits for a type that is full: the way on from a calendar without a free day. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBellRinging, IconMailCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { Choice } from '../choice/choice.ts'
import { useWizard } from '../choice/wizard-context.ts'
import { type Joined, JoinForm, type Typed } from './join-form.tsx'
import styles from './waitlist.module.css'

const OnList = ({ joined: { dateStart, lastStart } }: { joined: Joined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { market, audience } = useWizard()
  const { waitlistHours } = market
  const wanted =
    dateStart === lastStart
      ? t('waitlist.forDay', { day: show.day(dateStart) })
      : t('waitlist.forDays', { first: show.day(dateStart), last: show.day(lastStart) })
  return (
    <Notice color="shelf" icon={IconMailCheck} role="status" takesFocus>
      <Text>
        {wanted} {t('waitlist.joinedText', { count: waitlistHours })}
      </Text>
      {audience === 'anonymous' && <Text size="sm">{t('waitlist.joinedBefore')}</Text>}
    </Notice>
  )
}

interface JoinWaitlistProps {
  chosen: Choice
  /** No day is free, so any day is what most want. */
  isFull: boolean
}

export const JoinWaitlist = ({ chosen, isFull }: JoinWaitlistProps) => {
  const { t } = useTranslation()
  const id = useId()
  const label = usePeriodLabel()
  const { waitlistHours } = useWizard().market
  const [joined, setJoined] = useState<Joined>()
  const [typed, setTyped] = useState<Typed>()
  const { price, shelfType } = chosen
  if (!price || !shelfType) return null
  const period = label(price.bookingPeriod)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id} className={styles.join}>
      <Stack gap="md">
        <Title order={2} id={id} className={styles.title}>
          <IconBellRinging size={26} aria-hidden />
          {joined ? t('waitlist.joinedTitle') : t('waitlist.title')}
        </Title>
        {joined ? (
          <>
            <OnList joined={joined} />
            <div>
              <Button variant="default" onClick={() => setJoined(undefined)}>
                {t('waitlist.change')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <Text c="dimmed">
              {t('waitlist.lead', { name: shelfType.name, period, count: waitlistHours })}
            </Text>
            <JoinForm
              shelfPeriodPrice={price.id}
              isAnyDay={isFull}
              before={typed}
              onJoined={(now, asked) => {
                setJoined(now)
                setTyped(asked)
              }}
            />
          </>
        )}
      </Stack>
    </Paper>
  )
}

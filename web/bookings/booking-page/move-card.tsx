import { Button, Group, Text } from '@mantine/core'
import { IconArrowsRightLeft, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { later } from '../../kit/later.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import { Days } from '../request/days.tsx'
import styles from '../request/request.module.css'
import type { StaffsRequest } from '../request/use-request.ts'

/** The dialogs load when one is opened first. */
const AcceptMove = later(['move'], async () => (await import('./accept-move-dialog.tsx')).AcceptMoveDialog)
const DeclineMove = later(['move'], async () => (await import('./decline-move-dialog.tsx')).DeclineMoveDialog)

interface MoveCardProps {
  request: StaffsRequest
  onChanged: () => unknown
}

/** A tenant asks to move: where to, in their words, and the two answers. */
export const MoveCard = ({ request, onChanged }: MoveCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const [open, setOpen] = useState<'accept' | 'decline'>()
  const { wish, shelf, dateStart, dateEnd } = request
  const dialog = { request, onDone: onChanged, onClose: () => setOpen(undefined) }
  return (
    <>
      {wish && (
        <Card size="h3" id="move" title={t('moveanswer.title')}>
          <Facts areColumns className={styles.facts}>
            <Fact name={t('moveanswer.now')}>
              {shelf.name}, <Days first={dateStart} last={dateEnd} />
            </Fact>
            <Fact name={t('moveanswer.wanted')}>
              <strong>{wish.shelf?.name ?? t('moveanswer.anyShelf')}</strong>,{' '}
              <Days first={wish.dateStart} last={wish.dateEnd} />
            </Fact>
          </Facts>
          {wish.note && <Text style={{ whiteSpace: 'pre-line' }}>{wish.note}</Text>}
          <Text size="sm" c="dimmed">
            {t('moveanswer.askedOn', { when: moment(Date.parse(wish.askedAt)) })}.{' '}
            {t('moveanswer.answerBy', { day: show.day(wish.lastDay) })}
          </Text>
          <IfMay right="serve">
            <Group>
              <Button
                leftSection={<IconArrowsRightLeft size={20} aria-hidden />}
                onClick={() => setOpen('accept')}
              >
                {t('moveanswer.toAccept')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconX size={20} aria-hidden />}
                onClick={() => setOpen('decline')}
              >
                {t('moveanswer.toDecline')}
              </Button>
            </Group>
          </IfMay>
        </Card>
      )}
      {open === 'accept' && <AcceptMove {...dialog} instead={null} />}
      {open === 'decline' && <DeclineMove {...dialog} instead={null} />}
    </>
  )
}

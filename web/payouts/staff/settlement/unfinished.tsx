/** What the days of a period still owe it, so that nobody finalizes what is not all there. */
import { Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../../kit/card.tsx'
import { IconLabel } from '../../../kit/icon-label.tsx'
import { useShow } from '../../../kit/show.ts'
import { useMoment } from '../../../markets/moment.ts'
import { useToday } from '../../../markets/use-today.ts'
import { type Preview, useFigures } from './figures.ts'
import styles from './settlement.module.css'

interface TroubleProps {
  text: string
  /** Where something can be done about it. */
  way?: { to: string; name: string }
}

const Trouble = ({ text, way }: TroubleProps) => (
  <li>
    <IconLabel icon={<IconAlertTriangle size={20} className={styles.warning} />}>
      <span className={styles.trouble}>
        <span>{text}</span>
        {way && (
          <Anchor component={Link} to={way.to} fz="inherit">
            {way.name}
          </Anchor>
        )}
      </span>
    </IconLabel>
  </li>
)

export const useTroubles = () => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const today = useToday()
  const { money } = useFigures()
  const till = { to: '/payments/till', name: t('settlements.toTill') }
  return ({ dateTo, unfinished: { clearing, differing, silentSince, filesTo } }: Preview): TroubleProps[] => [
    ...(dateTo >= today ? [{ text: t('settlements.stillRuns', { day: show.day(dateTo) }) }] : []),
    ...(clearing.count
      ? [
          {
            text: t('settlements.openClearing', { count: clearing.count, amount: money(clearing.total) }),
            way: { to: '/payments/clearing', name: t('settlements.toClearing') },
          },
        ]
      : []),
    ...differing.map(day => ({
      text: t('settlements.differs', {
        day: show.day(day.date),
        till: day.till,
        amount: money(day.difference),
      }),
      way: till,
    })),
    ...(silentSince
      ? [{ text: t('settlements.silent', { when: moment(Date.parse(silentSince)) }), way: till }]
      : []),
    ...(filesTo !== null && filesTo < dateTo
      ? [{ text: t('settlements.filesTo', { day: show.day(filesTo) }), way: till }]
      : []),
  ]
}

export const Unfinished = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const troubles = useTroubles()(preview)
  return (
    <Card title={t('settlements.unfinished')} size="h3">
      {troubles.length ? (
        <ul className={styles.plain}>
          {troubles.map(trouble => (
            <Trouble key={trouble.text} {...trouble} />
          ))}
        </ul>
      ) : (
        <IconLabel icon={<IconCircleCheckFilled size={20} className={styles.good} />}>
          <Text size="sm">{t('settlements.allThere')}</Text>
        </IconLabel>
      )}
      <Text size="sm" c="dimmed">
        {t('settlements.lateGoesOn')}
      </Text>
    </Card>
  )
}

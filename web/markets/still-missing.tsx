/** Why nobody can book online yet (D31), point by point, each with the way to its screen. */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Missing } from '#shared/markets/missing.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import styles from './still-missing.module.css'

interface Need {
  text: string
  of: readonly Missing[]
  to: string | undefined
  /** Shown only while it is missing: most markets never meet it. */
  isRare?: true
}

const useNeeds = (): Need[] => {
  const { t } = useTranslation()
  return [
    { text: t('needs.address'), of: ['address'], to: '/settings/info' },
    { text: t('needs.hours'), of: ['opening_hours'], to: '/settings/hours' },
    { text: t('needs.price'), of: ['prices'], to: '/booking/types' },
    { text: t('needs.terms'), of: ['terms', 'terms_shown'], to: '/settings/terms' },
    { text: t('needs.card'), of: ['card_account'], to: '/settings/technical' },
    { text: t('needs.noPause'), of: ['not_paused'], to: '/settings/booking', isRare: true },
    { text: t('needs.feature'), of: ['online_booking'], to: undefined, isRare: true },
  ]
}

export const StillMissing = ({ missing }: { missing: readonly Missing[] }) => {
  const { t } = useTranslation()
  const needs = useNeeds().map(need => ({ ...need, lacks: need.of.some(one => missing.includes(one)) }))
  const shown = needs.filter(({ lacks, isRare }) => lacks || !isRare)
  const isBookable = missing.length === 0
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="still-missing">
      <Stack gap="sm">
        <Title order={2} id="still-missing">
          {isBookable ? t('needs.bookable') : t('needs.notBookable')}
        </Title>
        {!isBookable && <Text c="dimmed">{t('needs.notBookableText')}</Text>}
        <ul className={styles.needs}>
          {shown.map(({ text, lacks, to }) => (
            <li key={text}>
              <StatusMark
                icon={lacks ? IconCircle : IconRosetteDiscountCheck}
                tone={lacks ? 'waiting' : 'good'}
              >
                {lacks && to ? (
                  <Anchor component={Link} to={to} underline="always">
                    {text}
                  </Anchor>
                ) : (
                  text
                )}
              </StatusMark>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}

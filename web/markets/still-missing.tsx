/** Why nobody can book online yet (D31), point by point, each with the way to its screen. */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Right } from '#shared/kit/rights.ts'
import type { Missing } from '#shared/markets/missing.ts'
import { useMayDo } from '../kit/rights/may.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import styles from './still-missing.module.css'

interface Need {
  text: string
  of: readonly Missing[]
  to: string | undefined
  /** What mending it asks for: who has it not, sees what is missing and no way to it. */
  right: Right
  /** Shown only while it is missing: most markets never meet it. */
  isRare?: true
}

const useNeeds = (): Need[] => {
  const { t } = useTranslation()
  return [
    { text: t('needs.address'), of: ['address'], to: '/settings/info', right: 'serve' },
    { text: t('needs.hours'), of: ['opening_hours'], to: '/settings/hours', right: 'serve' },
    { text: t('needs.price'), of: ['prices'], to: '/booking/types', right: 'own' },
    { text: t('needs.terms'), of: ['terms', 'terms_shown'], to: '/settings/terms', right: 'own' },
    { text: t('needs.card'), of: ['card_account'], to: '/settings/technical', right: 'own' },
    { text: t('needs.noPause'), of: ['not_paused'], to: '/settings/booking', right: 'serve', isRare: true },
    { text: t('needs.feature'), of: ['online_booking'], to: undefined, right: 'own', isRare: true },
  ]
}

export const StillMissing = ({ missing }: { missing: readonly Missing[] }) => {
  const { t } = useTranslation()
  const may = useMayDo()
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
          {shown.map(({ text, lacks, to, right }) => (
            <li key={text}>
              <StatusMark
                icon={lacks ? IconCircle : IconRosetteDiscountCheck}
                tone={lacks ? 'waiting' : 'good'}
              >
                {lacks && to && may(right) ? (
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

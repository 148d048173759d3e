import { Button, Paper, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import type { ListedType } from '#shared/shelves/visitors-calls.ts'
import { NextFree } from '../../shelves/next-free.tsx'
import { Picture } from '../../shelves/picture.tsx'
import { useNextStarts } from '../../shelves/use-shelves.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import styles from '../summary/bookings.module.css'

interface ChosenTypeProps {
  type: ListedType | undefined
  onChange: () => void
}

/** The type that was chosen, with the way to another one. */
export const ChosenType = ({ type, onChange }: ChosenTypeProps) => {
  const { t } = useTranslation()
  const { market } = useWizard()
  const starts = useNextStarts(useBuyer(), type !== undefined)
  if (!type) return null
  const next = starts.data?.results.find(({ shelfType }) => shelfType === type.id)?.nextStart
  return (
    <Paper withBorder className={styles.chosenType}>
      <div className={styles.thumb}>
        <Picture url={type.image} of="thumb" />
      </div>
      <div className={styles.chosenText}>
        <Text fw={600} lang={market.language}>
          {type.name}
        </Text>
        <NextFree next={next} today={dayIn(market.timeZone, Date.now())} />
      </div>
      <Button size="sm" variant="subtle" onClick={onChange}>
        {t('bookings.changeType')}
      </Button>
    </Paper>
  )
}

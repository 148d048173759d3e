import { Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'

interface ChangedMeanwhileProps {
  /** There is nothing left to save. */
  isOver?: boolean
  children: ReactNode
}

/** Another has changed the booking while a dialog about it was open: what is there now. What was typed stays (D30). */
export const ChangedMeanwhile = ({ isOver = false, children }: ChangedMeanwhileProps) => {
  const { t } = useTranslation()
  return (
    <Notice icon={IconUsers} title={t('requests.changedTitle')} takesFocus>
      <Text size="sm">{children}</Text>
      {!isOver && <Text size="sm">{t('requests.changedText')}</Text>}
    </Notice>
  )
}

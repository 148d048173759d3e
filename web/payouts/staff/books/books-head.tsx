/** Whose books these are, and whether they answer. */
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NewTab } from '../../../kit/new-tab.tsx'
import { StepTitle } from '../../../kit/page.tsx'
import { StatusMark } from '../../../kit/status-mark.tsx'
import styles from './books.module.css'
import type { Choices } from './types.ts'
import { useProblemWords } from './use-problem-words.ts'

const BOOKS_PAGE = 'https://secure.e-conomic.com'

const Answering = ({ choices: { problem, agreement } }: { choices: Choices }) => {
  const { t } = useTranslation()
  const words = useProblemWords()
  if (problem)
    return (
      <StatusMark icon={IconAlertCircleFilled} tone="bad">
        {words(problem).why}
      </StatusMark>
    )
  return (
    <>
      <StatusMark icon={IconCircleCheckFilled} tone="good">
        {t('books.answers')}
      </StatusMark>
      {agreement && (
        <Text size="sm" c="dimmed">
          {t('books.agreement', { number: agreement.number, company: agreement.company })}
        </Text>
      )}
    </>
  )
}

interface BooksHeadProps {
  isConnected: boolean
  /** Undefined until the books have said. */
  choices: Choices | undefined
}

export const BooksHead = ({ isConnected, choices }: BooksHeadProps) => {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" gap="sm">
      <div className={styles.head}>
        <StepTitle>{t('books.title')}</StepTitle>
        {!isConnected && (
          <StatusMark icon={IconCircleDashed} tone="quiet">
            {t('books.notConnected')}
          </StatusMark>
        )}
        {isConnected && (choices ? <Answering choices={choices} /> : <Skeleton width="9rem" height={20} />)}
      </div>
      {isConnected && (
        <Button component="a" href={BOOKS_PAGE} target="_blank" rel="noreferrer" variant="default">
          <span>
            {t('books.openBooks')}
            <NewTab />
          </span>
        </Button>
      )}
    </Group>
  )
}

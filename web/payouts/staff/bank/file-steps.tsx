/** The three steps of a file: fetch it, put it into the bank, mark it here. */
import { Anchor, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoment } from '../../../markets/moment.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import type { BankFile } from './use-bank.ts'

export const FileSteps = ({ file }: { file: BankFile }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { money } = useFigures()
  const { fetched, fetchedBy, transactions, total } = file
  const of = { count: transactions, amount: money(total) }
  const steps = [
    {
      name: t('bank.stepFetch'),
      hint: fetched
        ? t('bank.fetchedBy', { when: moment(Date.parse(fetched)), who: fetchedBy })
        : t('bank.notFetched'),
      isDone: fetched !== null,
    },
    { name: t('bank.stepUpload'), hint: t('bank.bankMustShow', of), isDone: false, help: t('bank.howTo') },
    { name: t('bank.stepMark'), hint: t('bank.markWrites', of), isDone: false },
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, hint, isDone, help }, at) => (
        <li key={name} data-done={isDone || undefined}>
          <span className={styles.step} aria-hidden>
            {isDone ? <IconCheck size={16} /> : at + 1}
          </span>
          <div>
            <Text>{name}</Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
            {help && (
              <Anchor component={Link} to="/payments/bank/help" fz="sm">
                {help}
              </Anchor>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
